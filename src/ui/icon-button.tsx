import type { MouseEvent } from "react"
import type { ButtonProps } from "./button.tsx"
import { buttonClass } from "./button-style.ts"
import { Icon, type IconName } from "./icon.tsx"
import { SpinnerMark } from "./spinner.tsx"
import { useTooltip } from "./use-tooltip.tsx"

export interface IconButtonProps
  extends Omit<ButtonProps, "children" | "icon" | "iconEnd" | "block" | "reasonShown" | "aria-label"> {
  icon: IconName
  /** The action; used as tooltip and accessible name. */
  label: string
}

/** A square button with only an icon. Use it for well-known icons or where space is limited. */
export function IconButton({
  icon,
  label,
  variant = "quiet",
  size = "md",
  busy = false,
  disabledReason,
  ...rest
}: IconButtonProps) {
  const reason = disabledReason || undefined
  const { id, trigger, tooltip, show } = useTooltip<HTMLButtonElement>(reason ?? label, rest)
  const inert = reason !== undefined || busy
  const refuse = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    event.stopPropagation()
    show(event.currentTarget)
  }
  return (
    <>
      <button
        type="button"
        {...rest}
        {...trigger}
        {...(inert ? { onClick: refuse, onPointerDown: undefined, onMouseDown: undefined, onKeyDown: undefined } : {})}
        aria-label={label}
        aria-disabled={inert || undefined}
        aria-busy={busy || undefined}
        aria-describedby={reason ? id : rest["aria-describedby"]}
        className={buttonClass({ variant, size, blocked: reason !== undefined, iconOnly: true })}
      >
        {busy ? <SpinnerMark /> : <Icon name={icon} size={size === "sm" ? 16 : 20} />}
      </button>
      {tooltip}
    </>
  )
}
