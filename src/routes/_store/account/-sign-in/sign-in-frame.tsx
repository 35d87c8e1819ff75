import type { ReactNode } from "react"
import { DocumentTitle } from "#ui/document-title.tsx"

interface EntryFrameProps {
  title: string
  text: ReactNode
  children: ReactNode
  /** Link to an alternative, for example to register instead of signing in. */
  footer?: ReactNode
}

/** Layout with a narrow column for a single task. */
export function SignInFrame({ title, text, children, footer }: EntryFrameProps) {
  return (
    <div className="mx-auto grid w-full max-w-md content-start gap-6 px-4 py-12 sm:py-16">
      <DocumentTitle title={title} />
      <header className="grid gap-2">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          {title}
        </h1>
        <p className="text-muted">{text}</p>
      </header>
      {children}
      {footer && <p className="border-t border-line pt-6 text-sm text-muted">{footer}</p>}
    </div>
  )
}
