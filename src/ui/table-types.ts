import type { ReactNode } from "react"

export interface Column<Row> {
  /** For sortable columns, the field's name on the wire: "created_at". */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end` for amounts and quantities. */
  align?: "start" | "end"
  sortable?: boolean
  /** CSS width; the other columns share the rest. */
  width?: string
  /** Hides the column below this breakpoint. */
  from?: "md" | "lg" | "xl"
  /** Place on a phone's card: heading (default of the first column), beside the heading, own line, or hidden. */
  phone?: "title" | "badge" | "line" | "hidden"
  /** Contains its own buttons or links, which must be above the row's link. */
  interactive?: boolean
}

export interface Selection {
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** Small `Button`s for the selected rows. */
  actions?: ReactNode
}

/** Rows of 44 or 36 pixels. */
export type Density = "normal" | "compact"

export interface DataTableProps<Row> {
  /** Accessible name of the table: "Orders". */
  caption: string
  columns: readonly Column<Row>[]
  /** Undefined while loading: shows skeleton rows. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  /** Accessible name of the row's checkbox. */
  rowName?: (row: Row) => string
  /** Sort order as on the wire: "created_at", or "-created_at" for descending. */
  sort?: string | undefined
  onSort?: ((sort: string) => void) | undefined
  selection?: Selection | undefined
  /** An `EmptyState` with the next action. */
  empty?: ReactNode
  /** The load error: shown above existing rows, or instead of skeleton rows. */
  problem?: ReactNode
  /** New rows are loading; the current ones stay visible, but paler. */
  refreshing?: boolean
  skeletonRows?: number
  /** Whether the header sticks below the page's top bar; false inside cards and dialogs. */
  sticky?: boolean
  rowTone?: ((row: Row) => "muted" | undefined) | undefined
  /** Row height of the table; without effect on a phone's cards. */
  density?: Density
}

/** Classes that hide a column below a breakpoint. */
export const hiddenBelow = { md: "max-md:hidden", lg: "max-lg:hidden", xl: "max-xl:hidden" } as const

/** The sort order after a click on a header: ascending first, then descending. */
export function nextSort(present: string | undefined, id: string): string {
  return present === id ? `-${id}` : id
}

export function toggled(selected: ReadonlySet<string>, ids: readonly string[], on: boolean): ReadonlySet<string> {
  const next = new Set(selected)
  for (const id of ids) {
    if (on) next.add(id)
    else next.delete(id)
  }
  return next
}
