import type { ReactNode } from "react"
import { Icon, type IconName } from "./icon.tsx"

interface EmptyStateProps {
  icon?: IconName
  title: string
  /** Why the list is empty, and how to fill it. */
  text?: ReactNode
  /** The next step: a `Button` or `LinkButton`. */
  action?: ReactNode
}

/** Shown instead of an empty list. */
export function EmptyState({ icon = "box", title, text, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-14 text-center">
      <span className="mb-1 grid size-12 place-items-center rounded-xl bg-inactive-soft text-muted">
        <Icon name={icon} size={24} />
      </span>
      <p className="font-semibold">{title}</p>
      {text && <div className="max-w-md text-sm text-muted">{text}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
