import { useTranslations } from "next-intl";
import type { TraceLine } from "@/lib/quiz/question-view";

/** The last events of a run up to the moment of a prediction; what comes next is a question mark. */
export function TraceSoFar({ events }: { readonly events: readonly TraceLine[] }) {
  const t = useTranslations("quiz.exhibit");
  return (
    <ol className="mini">
      {events.map((event, index) => {
        const isLast = index === events.length - 1;
        return (
          <li
            key={event.seq}
            className={isLast ? "here" : undefined}
            aria-current={isLast ? "step" : undefined}
          >
            <span className="e">{event.seq}</span>
            <span>
              <b>{event.type}</b> <EventFacts event={event} />
            </span>
          </li>
        );
      })}
      <li className="unknown">
        <span className="e" aria-hidden="true" />
        <span>
          <span aria-hidden="true">?</span>
          <span className="sr">{t("unknown")}</span>
        </span>
      </li>
    </ol>
  );
}

function EventFacts({ event }: { readonly event: TraceLine }) {
  const t = useTranslations("quiz.exhibit");
  switch (event.type) {
    case "request-sent":
      return t("requestSent", { call: event.call, messages: event.messages });
    case "response-received":
      return (
        <>
          <code>{`stop_reason: "${event.stop_reason}"`}</code>
          {event.blocks.length > 0 && <br />}
          <code>{event.blocks.join(", ")}</code>
        </>
      );
    case "request-refused":
      return <code>HTTP {event.status}</code>;
    case "tool-called":
      return <code>{event.name}</code>;
    case "tool-returned":
      return (
        <>
          <code>{event.name}</code>
          {event.isError && `, ${t("toolFailed")}`}
        </>
      );
    case "message-appended":
      return <code>{`messages[${event.index}] ${event.role}: ${event.blocks.join(", ")}`}</code>;
    default:
      return event satisfies never;
  }
}
