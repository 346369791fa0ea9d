"use client";

import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { Icon } from "./icon";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The accessible name of the cross. */
  close: string;
  children: ReactNode;
};

/** A modal slip: focus stays inside, Escape and a press outside close it, focus returns to where it was. */
export function Dialog({ open, onOpenChange, title, close, children }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Not Radix.Overlay: it locks scrolling with an inline <style>, which the page's policy refuses. */}
        <div className="scrim" aria-hidden="true" />
        <Radix.Content className="dialog" aria-describedby={undefined}>
          <header>
            <Radix.Title asChild>
              <h2>{title}</h2>
            </Radix.Title>
            <Radix.Close className="btn quiet" aria-label={close}>
              <Icon name="close" />
            </Radix.Close>
          </header>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
