import { useTranslations } from "next-intl";

const lengths = [6, 12, 24, null] as const;

interface LengthChoiceProps {
  readonly length: number | null;
  /** How many questions the chosen topics have. */
  readonly available: number;
  readonly onChoose: (length: number | null) => void;
}

/** How many questions a round has. */
export function LengthChoice({ length, available, onChoose }: LengthChoiceProps) {
  const t = useTranslations("quiz.start");
  const count = Math.min(length ?? available, available);
  return (
    <fieldset className="length">
      <legend>{t("length")}</legend>
      <div className="seg">
        {lengths.map((each) => {
          const id = `length-${each ?? "all"}`;
          return (
            <span key={id}>
              <input
                type="radio"
                name="length"
                id={id}
                checked={length === each}
                onChange={() => onChoose(each)}
              />
              <label htmlFor={id}>{each ?? t("all")}</label>
            </span>
          );
        })}
      </div>
      <p className="amount">{t("amount", { count })}</p>
    </fieldset>
  );
}
