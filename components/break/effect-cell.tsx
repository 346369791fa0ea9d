"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ClampedText } from "@/components/trace/clamped-text";
import { PairChip } from "@/components/trace/pair-chip";
import type { CallView, EffectView } from "@/lib/exercise/effect-views";

const code = (chunks: ReactNode) => <code>{chunks}</code>;

/** One effect in a few words: what was sent, what came back, what a tool did, how it ended. */
export function EffectCell({ view }: { readonly view: EffectView }) {
  const t = useTranslations("break.compare.acts");
  if (view.type === "refused") return <Refusal view={view} />;
  return (
    <>
      <span className="act">{t(view.type)}</span> <Words view={view} />
    </>
  );
}

function Words({ view }: { readonly view: Exclude<EffectView, { type: "refused" }> }) {
  const t = useTranslations("break.compare");
  switch (view.type) {
    case "request":
      return <RequestWords view={view} />;
    case "reply":
      return <ReplyWords view={view} />;
    case "tool":
      return (
        <>
          <Call call={view.call} /> {view.failed && <b className="missing">{t("failed")} </b>}
          {view.result !== null && <Quote text={view.result} />}
        </>
      );
    case "slept":
      return t("milliseconds", { milliseconds: view.milliseconds });
    case "returned":
      return view.value === "" ? <i>{t("returnedEmpty")}</i> : <Quote text={view.value} />;
    case "threw":
      return view.passedOn ? (
        t.rich("passedOn", { code })
      ) : (
        <>
          <code>{view.name}</code> <Quote text={view.message} />
        </>
      );
    case "stopped":
      return t("limit");
    default:
      return view satisfies never;
  }
}

function RequestWords({ view }: { readonly view: Extract<EffectView, { type: "request" }> }) {
  const t = useTranslations("break.compare");
  const { count, index, text, results, missing } = view;
  const letters = missing.map(({ letter }) => letter).join(", ");
  const pairs = [...results, ...missing].length > 0;
  return (
    <>
      {t("messages", { count })}
      {pairs && <>; {t.rich("holds", { index, code })}</>}{" "}
      {results.map((mark) => (
        <PairChip key={mark.letter} mark={mark} />
      ))}{" "}
      {missing.map((mark) => (
        <PairChip key={mark.letter} mark={mark} hollow />
      ))}{" "}
      {missing.length > 0 && <b className="missing">{t("noResult", { letters })}</b>}
      {text !== "" && <Quote text={text} />}
    </>
  );
}

function ReplyWords({ view }: { readonly view: Extract<EffectView, { type: "reply" }> }) {
  const t = useTranslations("break.compare");
  const { stopReason, calls, text } = view;
  return (
    <>
      <code>{stopReason}</code> {text !== "" && <Quote text={text} />}{" "}
      {calls.map((call, index) => (
        <Call key={index} call={call} />
      ))}
      {text === "" && calls.length === 0 && <i>{t("emptyReply")}</i>}
    </>
  );
}

function Call({ call: { mark, name, input } }: { readonly call: CallView }) {
  return (
    <span className="call">
      {mark !== null && <PairChip mark={mark} />}{" "}
      <code>
        {name}({input})
      </code>{" "}
    </span>
  );
}

function Quote({ text }: { readonly text: string }) {
  return (
    <q>
      <ClampedText text={text} className="quoted" shown={240} />
    </q>
  );
}

function Refusal({ view }: { readonly view: Extract<EffectView, { type: "refused" }> }) {
  return (
    <div className="apierror">
      <p className="status">
        <b>{view.status}</b> <code>{view.error}</code>
      </p>
      <p className="wording">{view.message}</p>
      {view.requestId !== null && <p className="request">{view.requestId}</p>}
    </div>
  );
}
