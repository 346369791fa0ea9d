import { useTranslations } from "next-intl";
import type { StorageProblem } from "@/lib/store/quiz-storage";

/** Says that this browser does not keep the record, or could not read it, and what that means. */
export function StorageNotice({ problem }: { readonly problem: StorageProblem | null }) {
  const t = useTranslations("quiz.storage");
  if (problem === null) return null;
  return (
    <p className="storage" role="status">
      {t(problem)}
    </p>
  );
}
