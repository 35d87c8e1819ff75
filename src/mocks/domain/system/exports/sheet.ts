import Papa from "papaparse"

/** A row of a file by its columns' titles. */
export type Cells = ReadonlyMap<string, unknown>

const DATE = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** `Sat Nov 21 2026 10:18:55 GMT+0000 (Coordinated Universal Time)`: how files of products tell times. */
export function longTime(value: unknown): unknown {
  if (typeof value !== "string" || !DATE.test(value)) return value
  const [weekday, day, month, year, time] = new Date(value).toUTCString().replace(",", "").split(" ")
  return `${weekday} ${month} ${day} ${year} ${time} GMT+0000 (Coordinated Universal Time)`
}

/** Texts must not begin like a formula: the program that opens the file would compute it. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ""
  if (typeof value === "string") return value.replace(/^[=+\-@\t\r]+/, "")
  return typeof value === "object" ? JSON.stringify(value) : String(value)
}

/** A file of comma-separated values. Columns come group by group, each in the order in which they are met. */
export function toCsv(rows: readonly (readonly Cells[])[]): string {
  const groups: Set<string>[] = []
  for (const row of rows)
    for (const [i, cells] of row.entries()) {
      groups[i] ??= new Set()
      for (const title of cells.keys()) groups[i].add(title)
    }
  const titles = groups.flatMap((group) => [...group])
  if (titles.length === 0) return ""
  const data = rows.map((row) => {
    const all = new Map(row.flatMap((cells) => [...cells]))
    return titles.map((title) => cellOf(all.get(title)))
  })
  return Papa.unparse({ fields: titles, data }, { newline: "\n" })
}
