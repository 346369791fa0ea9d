"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import type { BlockView as BlockData } from "@/lib/trace/frame";
import { fieldsOf, mediaSource, textField } from "./block-content";
import { ClampedText } from "./clamped-text";
import { JsonText } from "./json-text";
import { ResultContent } from "./result-content";

/** One content block, whatever its type; unknown types are shown as JSON. */
export const BlockView = memo(
  function BlockView({ view }: { readonly view: BlockData }) {
    return (
      <>
        <BlockBody view={view} />
        {view.problem !== null && <Problem view={view} />}
      </>
    );
  },
  ({ view: a }, { view: b }) => a.block === b.block && a.problem === b.problem,
);

function BlockBody({ view }: { readonly view: BlockData }) {
  const { type, block } = view;
  switch (type) {
    case "text":
      return <Plain kind={type} text={textField(block, "text")} />;
    case "thinking":
      return <Thinking view={view} />;
    case "redacted_thinking":
      return <Thinking view={view} />;
    case "tool_use":
    case "server_tool_use":
      return <Call view={view} />;
    case "image":
    case "document":
      return (
        <Plain
          kind={type}
          text={[textField(block, "title"), mediaSource(block)].filter(Boolean).join(", ")}
        />
      );
    default:
      return type.endsWith("tool_result") ? <Result view={view} /> : <Unknown view={view} />;
  }
}

function Plain({ kind, text }: { readonly kind: string; readonly text: string }) {
  const t = useTranslations("player.messages");
  return (
    <div className={kind.length > 6 ? "block long" : "block"}>
      <p className="kind">{kind}</p>
      {text === "" ? <p className="say aside">{t("empty")}</p> : <ClampedText text={text} className="say" />}
    </div>
  );
}

function Thinking({ view }: { readonly view: BlockData }) {
  const t = useTranslations("player.messages");
  const text = textField(view.block, "thinking");
  return (
    <div className="block long">
      <p className="kind">{view.type}</p>
      <ClampedText text={text === "" ? t("sealed") : text} className="say aside" shown={200} />
    </div>
  );
}

function Call({ view }: { readonly view: BlockData }) {
  const fields = fieldsOf(view.block);
  return (
    <div className="block named">
      <p className="kind">{view.type}</p>
      <dl className="fields">
        <dt>id</dt>
        <dd>{textField(view.block, "id")}</dd>
        <dt>name</dt>
        <dd>{textField(view.block, "name")}</dd>
        <dt>input</dt>
        <dd>
          <JsonText value={fields["input"] ?? null} />
        </dd>
      </dl>
    </div>
  );
}

function Result({ view }: { readonly view: BlockData }) {
  const { tool_use_id, is_error, content } = fieldsOf(view.block);
  return (
    <div className="block named">
      <p className="kind">{view.type}</p>
      <dl className="fields">
        <dt>
          tool_
          <wbr />
          use_id
        </dt>
        <dd>{typeof tool_use_id === "string" ? tool_use_id : "–"}</dd>
        {is_error === true && (
          <>
            <dt>is_error</dt>
            <dd>
              <span className="d">true</span>
            </dd>
          </>
        )}
        <dt>content</dt>
        <dd>
          <ResultContent content={content} />
        </dd>
      </dl>
    </div>
  );
}

function Unknown({ view }: { readonly view: BlockData }) {
  return (
    <div className="block named">
      <p className="kind">{view.type}</p>
      <pre className="wire-json">
        <JsonText value={view.block} width={40} />
      </pre>
    </div>
  );
}

/** A broken pair is named in words; colour and the missing wire only repeat it. */
function Problem({ view }: { readonly view: BlockData }) {
  const t = useTranslations("player.messages");
  if (view.problem === null) return null;
  return (
    <p className="problem">
      <span aria-hidden="true">✗ </span>
      {t(`problem.${view.problem}`, { letter: view.pair?.letter ?? "" })}
    </p>
  );
}
