import type { FormEventHandler, ReactNode } from "react"

export interface DialogProps {
  open: boolean
  /** Without it, the dialog can be closed only by its buttons. */
  onClose?: (() => void) | undefined
  title: string
  description?: ReactNode
  size?: "sm" | "md" | "lg"
  children?: ReactNode
  /** Buttons, the primary one last; Ctrl/⌘ Enter presses it. */
  footer?: ReactNode
  /** Renders the panel as a form, so that Enter triggers the last button. */
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined
}
