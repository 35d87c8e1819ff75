import { cx } from "./cx.ts"

/** `primary`: at most one per view. `danger`: only for destructive actions. `quiet`: inside bars, rows and cards. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "danger-quiet"
/** 32, 36 and 48 pixels; at least 44 on touch devices. */
export type ButtonSize = "sm" | "md" | "lg"

const variants: Record<ButtonVariant, string> = {
  primary: "bg-accent text-on-accent shadow-xs hover:bg-accent-hover",
  secondary: "border border-edge bg-surface text-ink shadow-xs hover:border-edge-strong hover:bg-sunken",
  quiet: "text-ink hover:bg-hover active:bg-pressed",
  danger: "bg-danger text-on-accent shadow-xs hover:bg-danger-hover",
  "danger-quiet": "text-refused-ink hover:bg-refused-soft",
}

/** Disabled look: muted, but readable. */
const blockedStyle: Record<ButtonVariant, string> = {
  primary: "bg-inactive-soft text-muted",
  secondary: "border border-line bg-sunken text-muted",
  quiet: "text-faint",
  danger: "bg-inactive-soft text-muted",
  "danger-quiet": "text-faint",
}

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-8 gap-1.5 px-2.5 text-sm",
  md: "min-h-9 gap-2 px-3.5 text-sm",
  lg: "min-h-12 gap-2.5 px-6 text-base",
}

const iconSizes: Record<ButtonSize, string> = {
  sm: "size-8 touch-square",
  md: "size-9 touch-square",
  lg: "size-12",
}

interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  blocked?: boolean | undefined
  block?: boolean | undefined
  iconOnly?: boolean | undefined
}

export function buttonClass({ variant = "secondary", size = "md", blocked, block, iconOnly }: ButtonLook): string {
  return cx(
    "relative items-center justify-center rounded-md font-semibold select-none transition-colors",
    block ? "flex w-full" : "inline-flex",
    iconOnly ? iconSizes[size] : cx(sizes[size], "touch-target py-1 text-center"),
    blocked ? blockedStyle[variant] : variants[variant],
  )
}
