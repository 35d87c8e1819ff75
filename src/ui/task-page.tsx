import type { ReactNode } from "react"
import { cx } from "./cx.ts"
import { DocumentTitle } from "./document-title.tsx"

interface TaskPageProps {
  title: string
  text: ReactNode
  width?: keyof typeof widths
  children: ReactNode
}

const widths = { narrow: "max-w-md", medium: "max-w-xl", wide: "max-w-2xl" }

/** Page of the storefront for a single task, in one column. */
export function TaskPage({ title, text, width = "medium", children }: TaskPageProps) {
  return (
    <div
      className={cx(
        "mx-auto grid w-full grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 py-12 sm:py-16",
        widths[width],
      )}
    >
      <DocumentTitle title={title} />
      <header className="grid gap-2">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          {title}
        </h1>
        <p className="text-muted">{text}</p>
      </header>
      {children}
    </div>
  )
}
