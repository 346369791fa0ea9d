import type { ComponentPropsWithRef } from "react";

export type ButtonVariant = "plain" | "solid" | "quiet" | "small";

/** The class of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = "plain", extra = ""): string {
  return ["btn", variant === "plain" ? "" : variant, extra].filter(Boolean).join(" ");
}

type ButtonProps = ComponentPropsWithRef<"button"> & { variant?: ButtonVariant };

/** A button. `solid` for the one main act of a screen, `quiet` for icons in a row, `small` beside text. */
export function Button({ variant = "plain", className = "", type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, className)} {...rest} />;
}

/** A button that reads as a link inside running text or a figure's head. */
export function TextButton({ className = "", type = "button", ...rest }: ComponentPropsWithRef<"button">) {
  return <button type={type} className={`link ${className}`.trim()} {...rest} />;
}
