const filled = {
  first: "M4 3v10M13 3 6.5 8l6.5 5z",
  last: "M12 3v10M3 3l6.5 5L3 13z",
  previous: "M11 3 5 8l6 5z",
  next: "m5 3 6 5-6 5z",
  fastBackward: "M8 3 3 8l5 5zM14 3 9 8l5 5z",
  fastForward: "m8 3 5 5-5 5zM2 3l5 5-5 5z",
  play: "m4 2.5 9 5.5-9 5.5z",
  pause: "M4 3h2.5v10H4zM9.5 3H12v10H9.5z",
  stop: "M4 4h8v8H4z",
} as const;

const outlined = {
  again: "M13 8a5 5 0 1 1-1.6-3.7M13 1.8v3h-3",
  check: "m3 8.5 3.3 3.3L13 4.5",
  close: "m3.5 3.5 9 9m0-9-9 9",
  copy: "M5.5 5.5h8v8h-8zM3 10.5h-.5v-8h8V3",
  down: "m3.5 6 4.5 4.5L12.5 6",
  edit: "m3 13 .8-3.2 7-7 2.4 2.4-7 7z",
  external: "M6.5 3.5h-3v9h9v-3M9 3h4v4m0-4L7.5 8.5",
  flag: "M4 14V2.5h8L10.2 6 12 9.5H4",
  link: "M6.8 9.2 9.2 6.8M7 4.5l1.2-1.2a3 3 0 0 1 4.5 4.5L11.5 9M9 11.5l-1.2 1.2a3 3 0 0 1-4.5-4.5L4.5 7",
  minus: "M3 8h10",
  plus: "M3 8h10M8 3v10",
  table: "M2.5 3.5h11v9h-11zM2.5 6.5h11M6.5 6.5v6",
  up: "m3.5 10 4.5-4.5 4.5 4.5",
} as const;

export type IconName = keyof typeof filled | keyof typeof outlined;

function isFilled(name: IconName): name is keyof typeof filled {
  return name in filled;
}

/** A decorative drawing in the text colour; its control carries the words. */
export function Icon({ name }: { name: IconName }) {
  const solid = isFilled(name);
  return (
    <svg className={solid ? "ic" : "ic outline"} viewBox="0 0 16 16" aria-hidden="true">
      <path d={solid ? filled[name] : outlined[name]} />
    </svg>
  );
}
