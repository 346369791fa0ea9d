"use client";

import { useState } from "react";
import { Dialog } from "../ui/dialog";
import { setSingleKeys, singleKeysOn } from "../ui/keyboard";

export type ShortcutsDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  close: string;
  singleKeys: string;
  singleKeysHint: string;
  rows: readonly { readonly keys: readonly string[]; readonly action: string }[];
};

/** Which key does what, and the switch for keys that act alone. */
export function ShortcutsDialog({ open, onOpenChange, title, close, rows, ...texts }: ShortcutsDialogProps) {
  const [single, setSingle] = useState(singleKeysOn);

  function choose(on: boolean) {
    setSingle(on);
    setSingleKeys(on);
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} close={close}>
      <dl className="keys-list">
        {rows.map(({ keys, action }) => (
          <div key={action}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <label className="check">
        <input type="checkbox" checked={single} onChange={(event) => choose(event.target.checked)} />
        {texts.singleKeys}
      </label>
      <p className="lead">{texts.singleKeysHint}</p>
    </Dialog>
  );
}
