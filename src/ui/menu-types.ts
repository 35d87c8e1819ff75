import type { LinkProps } from "@tanstack/react-router"
import type { ButtonProps } from "./button.tsx"
import type { IconName } from "./icon.tsx"

export interface MenuAction {
  label: string
  icon?: IconName
  /** Set either `onSelect` or `link`. */
  onSelect?: () => void
  link?: LinkProps
  /** `danger` actions are separated at the end. */
  tone?: "danger"
  /** Why the action is disabled; shown below the label. */
  disabledReason?: string | null | undefined
}

export interface MenuProps {
  /** Text of the button, or accessible name of the three-dots button. */
  label: string
  /** Without it, the button shows three dots. */
  button?: Pick<ButtonProps, "variant" | "size" | "icon">
  items: readonly (MenuAction | "separator")[]
  align?: "start" | "end"
  /** -1 where another control of the same row is reached by Tab. */
  tabIndex?: 0 | -1
}
