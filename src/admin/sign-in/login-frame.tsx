import type { ReactNode } from "react"
import { BrandName } from "#ui/brand-name.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"

interface LoginFrameProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** Layout of the back office's pages without a login. */
export function LoginFrame({ title, text, children }: LoginFrameProps) {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center p-4">
      <DocumentTitle title={title} />
      <div className="grid w-full max-w-sm gap-6 rounded-xl border border-line bg-surface p-6 shadow-sm sm:p-8">
        <BrandName />
        <div className="grid gap-1">
          <h1 className="text-lg font-semibold">{title}</h1>
          <p className="text-muted">{text}</p>
        </div>
        {children}
      </div>
    </main>
  )
}
