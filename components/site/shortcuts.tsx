import { getTranslations } from "next-intl/server";
import { ShortcutsHost } from "./shortcuts-host";

// One meaning everywhere.
const rows = [
  { keys: ["←", "→"], name: "nextEvent" },
  { keys: ["Shift", "←", "→"], name: "nextFork" },
  { keys: ["Home", "End"], name: "ends" },
  { keys: ["1", "…", "9"], name: "choose" },
  { keys: ["Enter"], name: "check" },
  { keys: ["R"], name: "reveal" },
  { keys: ["?"], name: "help" },
  { keys: ["Esc"], name: "escape" },
] as const;

/** The list of shortcuts, translated on the server and opened in the browser. */
export async function Shortcuts() {
  const t = await getTranslations("site.shortcuts");
  return (
    <ShortcutsHost
      title={t("title")}
      close={t("close")}
      singleKeys={t("singleKeys")}
      singleKeysHint={t("singleKeysHint")}
      rows={rows.map(({ keys, name }) => ({ keys, action: t(`rows.${name}`) }))}
    />
  );
}
