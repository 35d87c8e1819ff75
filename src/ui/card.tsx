import type { ReactNode } from "react"
import { cx } from "./cx.ts"

interface CardProps {
  /** Without a title, the card has no heading. */
  title?: string | undefined
  /** A count or a badge beside the title. */
  badge?: ReactNode
  description?: ReactNode
  /** Small buttons in the card's header. */
  actions?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  /** `flush`: for tables and lists with their own margins. */
  padding?: "normal" | "flush"
  /** Heading level of the title. */
  level?: 2 | 3
}

/** A section of a page on its own surface. */
export function Card(props: CardProps) {
  const { title, badge, description, actions, children, footer, padding = "normal", level = 2 } = props
  const Heading = level === 2 ? "h2" : "h3"
  const head = title || actions
  return (
    <section className="min-w-0 rounded-lg border border-line bg-surface shadow-xs">
      {head && (
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 pt-3.5 pb-3 sm:px-5">
          <div className="grid min-h-8 min-w-0 content-center gap-0.5">
            {title && (
              <div className="flex flex-wrap items-center gap-2">
                <Heading className="text-sm font-semibold">{title}</Heading>
                {badge}
              </div>
            )}
            {description && <div className="text-sm text-muted">{description}</div>}
          </div>
          {actions && <div className="flex flex-wrap items-center gap-1">{actions}</div>}
        </header>
      )}
      {children !== undefined && children !== null && (
        <div className={cx(padding === "normal" && cx("px-4 pb-4 sm:px-5 sm:pb-5", !head && "pt-4 sm:pt-5"))}>
          {children}
        </div>
      )}
      {footer && <footer className="border-t border-line px-4 py-3 sm:px-5">{footer}</footer>}
    </section>
  )
}
