import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeMoment, encodeMoment } from "./moment-link";

it("reads back every moment that it writes", () => {
  const text = fc.string({ unit: "grapheme" });
  const moments = fc.record(
    {
      cursor: fc.nat(99_999),
      view: fc.constantFrom("figures" as const, "table" as const),
      prompt: text,
      program: text,
    },
    { requiredKeys: ["cursor", "view"] },
  );
  fc.assert(
    fc.property(moments, (moment) => {
      expect(decodeMoment(`#${encodeMoment(moment)}`)).toEqual(moment);
    }),
  );
});

it("takes junk for no moment", () => {
  for (const junk of ["", "#", "#event=", "#event=-1", "#event=x", "#event=1e9", "#%E0%A4%A", "#main"]) {
    expect(decodeMoment(junk)).toBeNull();
  }
});
