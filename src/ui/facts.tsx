import type { ReactNode } from "react"
import { cx } from "./cx.ts"

export interface Fact {
  label: string
  value: ReactNode
}

interface FactsProps {
  items: readonly (Fact | false | null | undefined)[]
  /** `rows`: label and value on one line; `columns`: the label above the value, in as many columns as fit. */
  layout?: "rows" | "columns"
}

/** A list of labels and values; missing values are shown as a dash. */
export function Facts({ items, layout = "rows" }: FactsProps) {
  const known = items.filter((item): item is Fact => Boolean(item))
  const empty = (value: ReactNode) => value === null || value === undefined || value === ""
  return (
    <dl
      className={cx(
        "grid text-sm",
        layout === "rows" ? "gap-2" : "grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-x-6 gap-y-4",
      )}
    >
      {known.map(({ label, value }) => (
        <div
          key={label}
          className={layout === "rows" ? "flex items-baseline justify-between gap-4" : "grid content-start gap-0.5"}
        >
          <dt className="shrink-0 text-muted">{label}</dt>
          <dd className={cx("min-w-0 wrap-anywhere", layout === "rows" && "text-right")}>
            {empty(value) ? <span className="text-faint">–</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
