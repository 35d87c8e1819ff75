import type { CsvFile } from "#machines/products/product-import/csv-file.ts"

/** A row of a file with tracking numbers. */
interface TrackingRow {
  /** Its number in a spreadsheet. */
  readonly row: number
  /** The order's number. */
  readonly order: number
  readonly number: string
}

/** A row that can't be used. `order` is its cell, as it was written. */
export interface TrackingProblem {
  readonly row: number
  readonly order: string
  readonly kind: "noOrder" | "noNumber" | "shortened" | "unknown" | "notSelected"
}

interface TrackingFile {
  readonly rows: readonly TrackingRow[]
  readonly problems: readonly TrackingProblem[]
}

const ORDER_COLUMN =
  /^(?:#|(?:order|bestellung|bestell|auftrag|auftrags|display)[\s_-]*(?:number|no\.?|nr\.?|nummer|id)?)$/i
const NUMBER_COLUMN =
  /^(?:tracking|sendungs?|paket|trackingnummer|sendungsnummer|paketnummer)[\s_-]*(?:number|no\.?|nr\.?|nummer|code|id)?s?$/i
const ORDER_CELL = /^#?\s*(\d{1,15})$/
/** A long number as spreadsheets shorten it: 3.40435E+19. */
const SHORTENED = /^\d+(?:[.,]\d+)?e\+\d+$/i

/**
 * Reads the tracking numbers of a file: by the names of its columns, or without names the order in the first column and
 * the number in the second. Undefined if the columns aren't known. An order may have several rows, one for each package.
 */
export function readTracking({ columns, rows }: Pick<CsvFile, "columns" | "rows">): TrackingFile | undefined {
  const isHeadless = ORDER_CELL.test(columns[0]?.trim() ?? "") && columns.length > 1
  const orderAt = isHeadless ? 0 : columns.findIndex((column) => ORDER_COLUMN.test(column.trim()))
  const numberAt = isHeadless ? 1 : columns.findIndex((column) => NUMBER_COLUMN.test(column.trim()))
  if (orderAt < 0 || numberAt < 0) return undefined
  const first = (rows[0]?.number ?? 2) - 1
  const all = isHeadless ? [{ number: first, cells: columns }, ...rows] : rows
  const read: TrackingRow[] = []
  const problems: TrackingProblem[] = []
  for (const { number: row, cells } of all) {
    const [order = "", number = ""] = [cells[orderAt]?.trim(), cells[numberAt]?.trim()]
    const digits = ORDER_CELL.exec(order)?.[1]
    if (order === "") problems.push({ row, order, kind: "noOrder" })
    else if (digits === undefined) problems.push({ row, order, kind: "unknown" })
    else if (number === "") problems.push({ row, order, kind: "noNumber" })
    else if (SHORTENED.test(number)) problems.push({ row, order, kind: "shortened" })
    else read.push({ row, order: Number(digits), number })
  }
  return { rows: read, problems }
}

/** Tracking numbers by order id, and the rows of other orders, which are named. */
export function assignTracking(
  { rows, problems }: TrackingFile,
  found: ReadonlyMap<number, string>,
  selected: ReadonlySet<string> | undefined,
): { readonly numbers: Readonly<Record<string, readonly string[]>>; readonly problems: readonly TrackingProblem[] } {
  const numbers = new Map<string, Set<string>>()
  const others: TrackingProblem[] = []
  for (const { row, order, number } of rows) {
    const id = found.get(order)
    if (id && (!selected || selected.has(id))) numbers.set(id, (numbers.get(id) ?? new Set()).add(number))
    else others.push({ row, order: `#${order}`, kind: id ? "notSelected" : "unknown" })
  }
  return {
    numbers: Object.fromEntries([...numbers].map(([id, all]) => [id, [...all]])),
    problems: [...problems, ...others].sort((a, b) => a.row - b.row),
  }
}
