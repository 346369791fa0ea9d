"use client";

import { useTranslations } from "next-intl";
import { useMemo, useSyncExternalStore, type ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation";
import type { AntiPatternFamily } from "@/lib/content/anti-pattern";
import { statusOf } from "@/lib/store/break-progress";
import { createBreakStorage, progressKey } from "@/lib/store/break-storage";
import { CodeSpans } from "@/components/ui/code-spans";

export interface BreakEntry {
  readonly id: string;
  /** The last part of the address of its page. */
  readonly address: string;
  readonly number: number;
  readonly family: AntiPatternFamily;
  readonly title: string;
  readonly symptomTitle: string;
  readonly symptom: string;
}

type Status = ReturnType<typeof statusOf>;

/** Every bug by family, with what this browser knows of each, and one way on. */
export function BreakIndex({ entries }: { readonly entries: readonly BreakEntry[] }) {
  const t = useTranslations("break");
  const statusOfEntry = useStatuses();
  const families = [...new Set(entries.map(({ family }) => family))];
  const solved = entries.filter(({ id }) => statusOfEntry(id) === "solved").length;
  return (
    <>
      <header className="opening">
        <h1>{t("index.title")}</h1>
        <p className="lead">{t("index.lead", { count: entries.length })}</p>
      </header>
      <NextStep entries={entries} statusOfEntry={statusOfEntry} solved={solved} />
      {families.map((family) => (
        <section key={family} className="family" aria-labelledby={`family-${family}`}>
          <header>
            <h2 id={`family-${family}`}>{t(`families.${family}`)}</h2>
            <p>{t(`index.families.${family}`)}</p>
          </header>
          <ol role="list">
            {entries
              .filter((entry) => entry.family === family)
              .map((entry) => (
                <Entry key={entry.id} entry={entry} status={statusOfEntry(entry.id)} />
              ))}
          </ol>
        </section>
      ))}
      <section className="family mystery" aria-labelledby="family-mystery">
        <header>
          <h2 id="family-mystery">{t("index.mysteryTitle")}</h2>
        </header>
        <div>
          <p>{t("index.mysteryText")}</p>
          <p className="actions">
            <Link href="/break/mystery" prefetch={false} className={buttonClass()}>
              {t("index.mysteryStart")}
            </Link>
          </p>
        </div>
      </section>
    </>
  );
}

/** What the browser keeps, read once it may be: the server knows nothing of it. */
function useStatuses(): (id: string) => Status {
  const text = useSyncExternalStore(listenToStorage, readText, () => "");
  const kept = useMemo(() => {
    // The text is only a sign that something changed; reading it is the storage's business.
    const storage = text === "" ? null : createBreakStorage(() => localStorage);
    return storage?.all() ?? {};
  }, [text]);
  return (id) => statusOf(kept[id]);
}

function listenToStorage(changed: () => void): () => void {
  window.addEventListener("storage", changed);
  return () => window.removeEventListener("storage", changed);
}

function readText(): string {
  try {
    return localStorage.getItem(progressKey) ?? "";
  } catch {
    return "";
  }
}

interface NextStepProps {
  readonly entries: readonly BreakEntry[];
  readonly statusOfEntry: (id: string) => Status;
  readonly solved: number;
}

/** One suggestion: what was begun, else the first that is open, else a mystery. */
function NextStep({ entries, statusOfEntry, solved }: NextStepProps) {
  const t = useTranslations("break.index");
  const next =
    entries.find(({ id }) => statusOfEntry(id) === "begun") ??
    entries.find(({ id }) => statusOfEntry(id) === "new");
  const link = (chunks: ReactNode) => (
    <Link href={`/break/${next?.address ?? "mystery"}`} prefetch={false}>
      {chunks}
    </Link>
  );
  return (
    <p className="next-step">
      <span className="sc">{t("next")}</span>{" "}
      {next === undefined
        ? t.rich("allSolved", { link })
        : t.rich("nextText", { title: next.symptomTitle, link })}{" "}
      <span className="tally">{t("count", { solved, count: entries.length })}</span>
    </p>
  );
}

function Entry({ entry, status }: { readonly entry: BreakEntry; readonly status: Status }) {
  const t = useTranslations("break");
  const { address, number, title, symptomTitle, symptom } = entry;
  return (
    <li>
      <span className="no" aria-hidden="true">
        {number}
      </span>
      <div>
        <h3>
          <Link href={`/break/${address}`} prefetch={false}>
            {symptomTitle}
          </Link>
        </h3>
        <p>
          <CodeSpans text={symptom} />
        </p>
        {status === "solved" && <p className="known-as">{t("knownAs", { title })}</p>}
      </div>
      <p className={`status ${status}`}>
        {status === "solved" && <span aria-hidden="true">✓ </span>}
        {t("index.status", { status })}
      </p>
    </li>
  );
}
