import type { ReactNode } from "react"

/** For ears only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}

/** Says a changing text aloud without moving the focus; it must be on the page before the text arrives. */
export function LiveRegion({ children, urgent = false }: { children: ReactNode; urgent?: boolean }) {
  return (
    <div role={urgent ? "alert" : "status"} aria-live={urgent ? "assertive" : "polite"} className="sr-only">
      {children}
    </div>
  )
}
