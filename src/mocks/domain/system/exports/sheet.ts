import Papa from "papaparse"

/** Cells of a row by column title. */
export type Cells = ReadonlyMap<string, unknown>

const DATE = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** Formats a time as in product exports: `Sat Nov 21 2026 10:18:55 GMT+0000 (Coordinated Universal Time)`. */
export function longTime(value: unknown): unknown {
  if (typeof value !== "string" || !DATE.test(value)) return value
  const [weekday, day, month, year, time] = new Date(value).toUTCString().replace(",", "").split(" ")
  return `${weekday} ${month} ${day} ${year} ${time} GMT+0000 (Coordinated Universal Time)`
}

/** Strips leading characters that spreadsheets interpret as the start of a formula. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ""
  if (typeof value === "string") return value.replace(/^[=+\-@\t\r]+/, "")
  return typeof value === "object" ? JSON.stringify(value) : String(value)
}

/** Writes a CSV file. Columns are ordered by group, then by first appearance. */
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
