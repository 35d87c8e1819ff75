import { type ChangeEvent, useRef } from "react"
import { type DataTableProps, toggled } from "./table-types.ts"

/** Selects rows by their checkboxes. With Shift, all rows from the one that was clicked before, on the same page. */
export function useRangeSelect<Row>({
  rows,
  rowId,
  selection,
}: Pick<DataTableProps<Row>, "rows" | "rowId" | "selection">) {
  const last = useRef<string>(undefined)
  return (id: string, { target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if (!selection) return
    const ids = rows?.map(rowId) ?? []
    const from = last.current === undefined ? -1 : ids.indexOf(last.current)
    const to = ids.indexOf(id)
    const isRange = "shiftKey" in nativeEvent && nativeEvent.shiftKey === true && from >= 0
    last.current = id
    const chosen = isRange ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
    selection.onChange(toggled(selection.selected, chosen, target.checked))
  }
}
