import { type ReactNode, Suspense, useEffect, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import type { Column } from "#ui/table-types.ts"

/** What a quick view can do with its list. */
export interface QuickViewControls {
  readonly onClose: () => void
  /** Undefined on the first row of the list. */
  readonly onPrevious: (() => void) | undefined
  /** Undefined on the last row of the list. */
  readonly onNext: (() => void) | undefined
}

export type QuickView<Row> = (row: Row, controls: QuickViewControls) => ReactNode

interface QuickViewOptions<Row> {
  view: QuickView<Row> | undefined
  /** Undefined while another page is loading. */
  rows: readonly Row[] | undefined
  page: number
  pages: number
  goTo: (page: number) => void
}

/** Which row is viewed: by its id, or as the first or last of a page that is loading. */
type Viewed = { readonly id: string } | { readonly edge: "first" | "last"; readonly page: number }

/** Opens a row of the list beside it: by Space on its link, or by `open`. Moves over the pages of the list. */
export function useQuickView<Row extends { id: string }>(options: QuickViewOptions<Row>) {
  const { view, rows, page, pages, goTo } = options
  const [viewed, setViewed] = useState<Viewed>()
  const index = !viewed || !rows ? -1 : "id" in viewed ? rows.findIndex(({ id }) => id === viewed.id) : edgeOf(viewed)
  const row = rows?.[index]

  function edgeOf(edge: Extract<Viewed, { edge: string }>) {
    if (edge.page !== page || !rows) return -1
    return edge.edge === "first" ? 0 : rows.length - 1
  }
  const moveTo = (position: number, edge: "first" | "last") => {
    const next = rows?.[position]
    if (next) return () => setViewed({ id: next.id })
    const to = edge === "first" ? page + 1 : page - 1
    if (to < 1 || to > pages) return undefined
    return () => {
      setViewed({ edge, page: to })
      goTo(to)
    }
  }
  const close = () => {
    setViewed(undefined)
    if (row) focusRow(row.id)
  }
  const hasView = view !== undefined
  useEffect(() => {
    if (!hasView) return
    const listen = (event: KeyboardEvent) => {
      const { target } = event
      if (event.key !== " " || !(target instanceof HTMLAnchorElement)) return
      const id = target.closest<HTMLElement>("[data-row]")?.dataset.row
      if (!id) return
      event.preventDefault()
      setViewed({ id })
    }
    document.addEventListener("keydown", listen)
    return () => document.removeEventListener("keydown", listen)
  }, [hasView])
  return {
    open: setViewed,
    content: view && row && (
      <Suspense>
        {view(row, { onClose: close, onPrevious: moveTo(index - 1, "last"), onNext: moveTo(index + 1, "first") })}
      </Suspense>
    ),
  }
}

/** Focuses the link of a row after its quick view has returned the focus to the row that it was opened from. */
function focusRow(id: string): void {
  const rowOf = () =>
    [...document.querySelectorAll<HTMLElement>("[data-row]")].find(({ dataset }) => dataset.row === id)
  requestAnimationFrame(() => requestAnimationFrame(() => rowOf()?.querySelector("a")?.focus()))
}

/** The way to the quick view for the mouse, at the end of the row that it is over; it takes no room from the columns. */
function QuickViewButton({ name, onOpen }: { name: string; onOpen: () => void }) {
  const t = useTranslations("admin.list")
  return (
    <span className="absolute top-1/2 right-2 z-1 flex -translate-y-1/2 rounded-md bg-raised opacity-0 shadow-xs group-hover:opacity-100 focus-within:opacity-100 pointer-coarse:opacity-100">
      <IconButton
        icon="eye"
        size="sm"
        label={t("quickView", { name })}
        aria-keyshortcuts="Space"
        tabIndex={-1}
        onClick={onOpen}
      />
    </span>
  )
}

/** The columns of a table with the button of the quick view in the first one. */
export const withQuickView = <Row extends { id: string }>(
  columns: readonly Column<Row>[],
  rowName: (row: Row) => string,
  onOpen: (row: { id: string }) => void,
): readonly Column<Row>[] =>
  columns.map((column, index) =>
    index > 0
      ? column
      : {
          ...column,
          cell: (row) => (
            <>
              {column.cell(row)}
              <QuickViewButton name={rowName(row)} onOpen={() => onOpen({ id: row.id })} />
            </>
          ),
        },
  )
