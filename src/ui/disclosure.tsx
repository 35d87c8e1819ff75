import type { ReactNode } from "react"
import { Icon } from "./icon.tsx"

interface DisclosureProps {
  title: ReactNode
  /** Content at the right of the title, visible when closed too. */
  aside?: ReactNode
  open?: boolean
  children: ReactNode
}

/** Collapsible content, using the native details element. */
export function Disclosure({ title, aside, open = false, children }: DisclosureProps) {
  return (
    <details open={open} className="group border-b border-line">
      <summary className="flex min-h-12 list-none items-center gap-3 rounded-sm text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{title}</span>
        {aside && <span className="font-normal">{aside}</span>}
        <Icon name="chevronDown" className="text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-4 text-sm">{children}</div>
    </details>
  )
}
