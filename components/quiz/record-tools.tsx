"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { largestFile, type ImportedFile } from "@/lib/store/quiz-file";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";

interface RecordToolsProps {
  readonly answered: number;
  readonly of: number;
  readonly onExport: () => string;
  readonly onImport: (text: string) => ImportedFile;
  readonly onErase: () => void;
}

type Said =
  | { readonly type: "imported" }
  | { readonly type: "exported" }
  | { readonly type: "erased" }
  | {
      readonly type: "refused";
      readonly reason: "too-large" | "not-json" | "not-ours" | "damaged" | "unreadable";
    };

/** The record of this browser: to be saved as a file, read from one, or begun anew. */
export function RecordTools({ answered, of, onExport, onImport, onErase }: RecordToolsProps) {
  const t = useTranslations("quiz.record");
  const file = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const [asking, setAsking] = useState(false);

  const take = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    setSaid(await readFile(chosen, onImport));
    if (file.current !== null) file.current.value = "";
  };

  return (
    <section className="pane record" aria-label={t("title")}>
      <header>
        <h2>{t("title")}</h2>
      </header>
      <p>{t("text", { answered, of })}</p>
      <p className="actions">
        <Button
          onClick={() => {
            saveFile(onExport());
            setSaid({ type: "exported" });
          }}
        >
          {t("export")}
        </Button>
        <Button onClick={() => file.current?.click()}>{t("import")}</Button>
        <Button onClick={() => setAsking(true)}>{t("erase")}</Button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          className="sr"
          tabIndex={-1}
          aria-label={t("file")}
          onChange={(event) => void take(event.target.files?.[0])}
        />
      </p>
      <p role="status" className={said?.type === "refused" ? "blank" : "said"}>
        {said !== null && (said.type === "refused" ? t(`refused.${said.reason}`) : t(said.type))}
      </p>
      <Dialog open={asking} onOpenChange={setAsking} title={t("eraseTitle")} close={t("close")}>
        <p>{t("eraseText")}</p>
        <p className="actions">
          <Button
            variant="solid"
            onClick={() => {
              onErase();
              setSaid({ type: "erased" });
              setAsking(false);
            }}
          >
            {t("eraseYes")}
          </Button>
          <Button onClick={() => setAsking(false)}>{t("eraseNo")}</Button>
        </p>
      </Dialog>
    </section>
  );
}

async function readFile(chosen: File, onImport: (text: string) => ImportedFile): Promise<Said> {
  if (chosen.size > largestFile) return { type: "refused", reason: "too-large" };
  try {
    const read = onImport(await chosen.text());
    return read.type === "read" ? { type: "imported" } : read;
  } catch {
    return { type: "refused", reason: "unreadable" };
  }
}

/** Hands a text to the browser as a download. */
function saveFile(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "loopscope-quiz.json";
  link.click();
  URL.revokeObjectURL(address);
}
