import type { ReactNode } from "react"
import { cx } from "./cx.ts"

interface PageProps {
  children: ReactNode
  /** `wide` for lists, `normal` for details, `narrow` for forms. */
  width?: "narrow" | "normal" | "wide"
}

const widths = { narrow: "max-w-3xl", normal: "max-w-6xl", wide: "max-w-[100rem]" }

/** Margins and spacing of a back-office page. */
export function Page({ children, width = "normal" }: PageProps) {
  return (
    <div className={cx("mx-auto grid w-full grid-cols-[minmax(0,1fr)] content-start gap-6 p-4 sm:p-6", widths[width])}>
      {children}
    </div>
  )
}

interface ColumnsProps {
  children: ReactNode
  /** Totals, history and people at the side; below the main content on narrow screens. */
  aside: ReactNode
}

/** A detail page with main content and a side column. */
export function Columns({ children, aside }: ColumnsProps) {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">{children}</div>
      <aside className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">{aside}</aside>
    </div>
  )
}
