import type { ReactNode } from "react"
import { TaskPage } from "#ui/task-page.tsx"

interface SignInFrameProps {
  title: string
  text: ReactNode
  children: ReactNode
  /** Link to an alternative, for example to register instead of signing in. */
  footer?: ReactNode
}

/** Layout of the sign-in pages. */
export function SignInFrame({ title, text, children, footer }: SignInFrameProps) {
  return (
    <TaskPage title={title} text={text} width="narrow">
      {children}
      {footer && <p className="border-t border-line pt-6 text-sm text-muted">{footer}</p>}
    </TaskPage>
  )
}
