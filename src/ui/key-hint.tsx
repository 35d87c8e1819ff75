import type { ReactNode } from "react"
import { Kbd } from "./kbd.tsx"

/** A keyboard hint, hidden from screen readers because the button has `aria-keyshortcuts`. */
export function KeyHint({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="hidden pointer-fine:lg:inline">
      <Kbd>{children}</Kbd>
    </span>
  )
}
