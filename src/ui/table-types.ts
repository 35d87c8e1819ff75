import type { ReactNode } from "react"

export interface Column<Row> {
  /** The wire's name of the field where the column can be sorted: "created_at". */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end` for money and quantities. */
  align?: "start" | "end"
  sortable?: boolean
  /** A width in CSS; the others share what is left. */
  width?: string
  /** Left out where the window is narrower, in favour of what matters more. */
  from?: "md" | "lg" | "xl"
  /** On a phone's card: the heading (the first column by itself), beside the heading, a line of its own, or nothing. */
  phone?: "title" | "badge" | "line" | "hidden"
  /** Holds buttons or links of its own: they lie above the row's link. */
  interactive?: boolean
}

export interface Selection {
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** What can be done with them: small `Button`s. */
  actions?: ReactNode
}

export interface DataTableProps<Row> {
  /** What the table lists, for ears: "Orders". */
  caption: string
  columns: readonly Column<Row>[]
  /** Not there yet: skeleton rows. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  /** The row's name, for the label of its checkbox. */
  rowName?: (row: Row) => string
  /** As the wire has it: "created_at", or "-created_at" for the newest first. */
  sort?: string | undefined
  onSort?: ((sort: string) => void) | undefined
  selection?: Selection | undefined
  /** An `EmptyState` that offers the next action. */
  empty?: ReactNode
  /** Why the list couldn't be loaded: above the rows there are, instead of skeleton rows. */
  problem?: ReactNode
  /** Other rows are on their way; the present ones stay, paler. */
  refreshing?: boolean
  skeletonRows?: number
  /** Where the head sticks: under the top bar of the page, or nowhere (inside cards and dialogs). */
  sticky?: boolean
  rowTone?: (row: Row) => "muted" | undefined
}

/** Narrower than this, the column gives way. */
export const hiddenBelow = { md: "max-md:hidden", lg: "max-lg:hidden", xl: "max-xl:hidden" } as const

/** A click on a head: first the natural order, then the other way round. */
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
