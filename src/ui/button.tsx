import type { ComponentPropsWithRef, MouseEvent } from "react"
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-style.ts"
import { Icon, type IconName } from "./icon.tsx"
import { SpinnerMark } from "./spinner.tsx"
import { useTooltip } from "./use-tooltip.tsx"

export interface ButtonProps extends Omit<ComponentPropsWithRef<"button">, "disabled" | "className"> {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  icon?: IconName | undefined
  iconEnd?: IconName | undefined
  /** Uses the full width of its container. */
  block?: boolean | undefined
  /** The action is running: the label stays, presses are ignored. */
  busy?: boolean | undefined
  /** Why the button is disabled, in the user's language. It stays focusable and shows the reason. */
  disabledReason?: string | null | undefined
  /** Shows the reason in a tooltip, as text below the button, or elsewhere (then set `aria-describedby`). */
  reasonShown?: "tooltip" | "below" | "elsewhere" | undefined
}

/** There is no `disabled` prop: a disabled button always has a `disabledReason`. */
export function Button({
  variant = "secondary",
  size = "md",
  icon,
  iconEnd,
  block,
  busy = false,
  disabledReason,
  reasonShown = "tooltip",
  children,
  ...rest
}: ButtonProps) {
  const reason = disabledReason || undefined
  const { id, trigger, tooltip, show } = useTooltip<HTMLButtonElement>(
    reasonShown === "tooltip" ? reason : undefined,
    rest,
  )
  const blocked = reason !== undefined
  const inert = blocked || busy
  const refuse = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    event.stopPropagation()
    if (blocked) show(event.currentTarget)
  }
  const button = (
    <button
      type="button"
      {...rest}
      {...trigger}
      {...(inert ? { onClick: refuse, onPointerDown: undefined, onMouseDown: undefined, onKeyDown: undefined } : {})}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      aria-describedby={blocked && reasonShown !== "elsewhere" ? id : rest["aria-describedby"]}
      className={buttonClass({ variant, size, blocked, block })}
    >
      {busy ? <SpinnerMark size={16} /> : icon && <Icon name={icon} size={size === "lg" ? 20 : 16} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={size === "lg" ? 20 : 16} />}
    </button>
  )
  if (!blocked || reasonShown === "elsewhere") return button
  if (reasonShown === "tooltip") {
    return (
      <>
        {button}
        {tooltip}
      </>
    )
  }
  return (
    <span className={block ? "grid w-full gap-1.5" : "inline-grid gap-1.5"}>
      {button}
      <span id={id} className="text-xs text-muted">
        {reason}
      </span>
    </span>
  )
}
