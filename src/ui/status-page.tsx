import { type ReactNode, useRef } from "react"
import { DocumentTitle } from "./document-title.tsx"
import { Icon, type IconName } from "./icon.tsx"
import { useFocusHandover } from "./use-focus-handover.ts"

interface StatusPageProps {
  icon: IconName
  title: string
  /** What happened, what is unaffected, and what to do next. */
  text: ReactNode
  /** `Button`s and `LinkButton`s, the primary one first. */
  actions?: ReactNode
  /** Technical details; the caller collapses long ones. */
  children?: ReactNode
}

/** A full-page message: not found, crashed, forbidden, offline. */
export function StatusPage({ icon, title, text, actions, children }: StatusPageProps) {
  const box = useRef<HTMLElement>(null)
  useFocusHandover(box)
  return (
    <section ref={box} className="mx-auto grid w-full max-w-lg justify-items-center gap-4 px-4 py-20 text-center">
      <DocumentTitle title={title} />
      <span className="grid size-14 place-items-center rounded-xl bg-inactive-soft text-muted">
        <Icon name={icon} size={24} />
      </span>
      <h1 tabIndex={-1} className="text-lg font-semibold">
        {title}
      </h1>
      <div className="text-muted">{text}</div>
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-2">{actions}</div>}
      {children && <div className="w-full pt-4 text-left">{children}</div>}
    </section>
  )
}
