import type { ReactNode } from "react"
import { DocumentTitle } from "./document-title.tsx"

interface PageHeaderProps {
  /** The page's heading and the tab's title. */
  title: string
  badges?: ReactNode
  description?: ReactNode
  /** `Breadcrumbs` to the parent pages. */
  breadcrumbs?: ReactNode
  /** Buttons, the primary one last. */
  actions?: ReactNode
}

/** The header of a back-office page. */
export function PageHeader({ title, badges, description, breadcrumbs, actions }: PageHeaderProps) {
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <DocumentTitle title={title} />
      {breadcrumbs}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid max-w-full min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
          <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
            <h1 tabIndex={-1} className="min-w-0 text-lg font-semibold wrap-anywhere">
              {title}
            </h1>
            {badges}
          </div>
          {description && <div className="text-sm text-muted">{description}</div>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </header>
  )
}
