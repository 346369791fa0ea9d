import type { ReactNode } from "react";
import { Button, type ButtonVariant } from "@/components/ui/button";
import type { Move } from "@/lib/trace/moves";

interface TransportButtonProps {
  readonly move: Move;
  /** Its accessible name; it contains the visible words. */
  readonly name: string;
  /** Its key, for the tooltip. */
  readonly hint?: string;
  /** There is nowhere to go: it stays in the tab order, so that nobody loses the place. */
  readonly off: boolean;
  readonly onMove: (move: Move) => void;
  readonly variant?: ButtonVariant;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One button that moves the cursor. */
export function TransportButton(props: TransportButtonProps) {
  const { move, name, hint, off, onMove, variant = "quiet", className = "", children } = props;
  return (
    <Button
      variant={variant}
      className={className}
      aria-label={name}
      aria-disabled={off || undefined}
      title={hint === undefined ? name : `${name} (${hint})`}
      onClick={off ? undefined : () => onMove(move)}
    >
      {children}
    </Button>
  );
}
