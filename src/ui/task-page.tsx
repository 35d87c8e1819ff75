import type { ReactNode } from "react"
import { cx } from "./cx.ts"
import { DocumentTitle } from "./document-title.tsx"

interface TaskPageProps {
  title: string
  text: ReactNode
  isNarrow?: boolean
  children: ReactNode
}

/** Page of the storefront with a narrow column for a single task. */
export function TaskPage({ title, text, isNarrow = false, children }: TaskPageProps) {
  return (
    <div
      className={cx("mx-auto grid w-full content-start gap-6 px-4 py-12 sm:py-16", isNarrow ? "max-w-md" : "max-w-xl")}
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
