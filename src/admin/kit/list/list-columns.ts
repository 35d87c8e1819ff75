import { useState } from "react"
import { deviceItem } from "#lib/device-items.ts"
import type { Column } from "#ui/data-table.tsx"
import { usePhone } from "#ui/use-media-query.ts"

export interface ListColumn<Row> extends Column<Row> {
  /** Not shown until someone chooses it. */
  initially?: "hidden" | undefined
}

const known = <Row>(columns: readonly ListColumn<Row>[], ids: string | null | undefined) => {
  const wanted = ids?.split(",") ?? []
  const found = columns.filter(({ id }, index) => index === 0 || wanted.includes(id))
  return found.length > 1 || (wanted.length === 1 && wanted[0] === columns[0]?.id) ? found : undefined
}

/**
 * The columns to show: those in the URL, else those chosen on this device, else the usual ones. Unknown names are
 * ignored; the first column is always shown, because it holds the row's link.
 */
export function useColumns<Row>(list: string, columns: readonly ListColumn<Row>[], inUrl: string | undefined) {
  const item = deviceItem("listColumns", list)
  const [stored, setStored] = useState(() => item.get())
  const chosen = known(columns, inUrl) ?? known(columns, stored)
  const isPhone = usePhone()
  const usual = columns.filter(({ initially, phone }) => initially !== "hidden" && !(isPhone && phone === "hidden"))
  return {
    // Someone who chose a column wants to see it on a narrow screen too.
    shown: chosen
      ? chosen.map(
          ({ from, ...column }): ListColumn<Row> => (column.phone === "hidden" ? { ...column, phone: "line" } : column),
        )
      : usual,
    /** The ids of the shown columns; undefined for the usual ones. */
    chosen: chosen?.map(({ id }) => id).join(","),
    /** The ids for the URL after a change; undefined for the usual columns, which are also chosen without ids. */
    choose(ids: readonly string[] | undefined): string | undefined {
      const next = ids ? columns.filter(({ id }, index) => index === 0 || ids.includes(id)) : usual
      const isUsual = next.length === usual.length && next.every((column) => usual.includes(column))
      const text = isUsual ? undefined : next.map(({ id }) => id).join(",")
      if (text === undefined) item.remove()
      else item.set(text)
      setStored(text ?? null)
      return text
    },
  }
}
