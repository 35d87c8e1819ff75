import Papa from "papaparse"
import type { ReadRow, Sheet } from "./product-import.check.ts"
import { type Column, REASON_COLUMN, template } from "./product-import.columns.ts"
import type { ProductDiff } from "./product-import.compare.ts"
import type { SentRow } from "./product-import.context.ts"

/** Starts of cells that spreadsheets would run as a formula; numbers with a sign are harmless. */
const FORMULA = /^(?![+-]?\d+([.,]\d+)?$)[=+\-@\t\r]/

const csv = (fields: readonly string[], data: readonly (readonly string[])[], escapeFormulae: RegExp | false): string =>
  Papa.unparse({ fields: [...fields], data: data as string[][] }, { newline: "\r\n", escapeFormulae })

/** A file for people: spreadsheets recognize UTF-8 by the byte order mark, and run no formula of it. */
const forPeople = (fields: readonly string[], data: readonly (readonly string[])[], name: string): File =>
  new File(["\ufeff", csv(fields, data, FORMULA)], name, { type: "text/csv" })

/** A file to start with: the columns that most shops need, prices in the store's currencies, and an example. */
export function templateFile(currencies: readonly string[]): File {
  const prices = currencies.map((code) => [`Variant Price ${code.toUpperCase()}`, "19.90", "24.90"])
  const columns = [...template, ...prices]
  const rows = [1, 2].map((index) => columns.map((column) => column[index] ?? ""))
  return forPeople(
    columns.map(([title = ""]) => title),
    rows,
    "product-import.csv",
  )
}

/** Rows that can't be imported, each with its reason in the first column. */
export function rejectedFile(sheet: Sheet, rows: readonly ReadRow[], reasonOf: (row: number) => string): File {
  const data = rows.map(({ number, cells }) => [reasonOf(number), ...cells])
  const name = sheet.name.replace(/(\.\w+)?$/, "-errors.csv")
  return forPeople([REASON_COLUMN, ...sheet.columns.map(({ title }) => title)], data, name)
}

/** The uploaded file, and the rows that it has, in its order. */
export interface Upload {
  readonly file: File
  readonly rows: readonly SentRow[]
}

/** Gives the page a moment after this many rows. */
const SLICE = 2_000
const pause = () => new Promise((resolve) => setTimeout(resolve))

/**
 * The file that the server gets: UTF-8 with commas, ids for handles and SKUs that the shop knows, without unchanged
 * products.
 */
export async function uploadFile(
  { columns }: Sheet,
  diffs: readonly ProductDiff[],
  references: (column: Column, cell: string) => string,
  name: string,
): Promise<Upload> {
  const isId = ({ kind, field }: Column) => kind === "text" && field === "id"
  const others = [...columns.entries()].filter(([, column]) => !isId(column))
  const titles = ["Product Id", "Variant Id", ...others.map(([, { title }]) => title)]
  const parts = [`${Papa.unparse([titles])}\r\n`]
  const rows: SentRow[] = []
  let data: string[][] = []
  const flush = () => {
    if (data.length > 0) parts.push(`${Papa.unparse(data, { newline: "\r\n" })}\r\n`)
    data = []
  }
  for (const { id, variants, product } of diffs)
    for (const [index, row] of product.rows.entries()) {
      const cells = others.map(([at, column]) => references(column, row.cells[at] ?? ""))
      data.push([id ?? "", variants[index] ?? "", ...cells])
      rows.push({ number: row.number, isFirst: index === 0 })
      if (data.length < SLICE) continue
      flush()
      await pause()
    }
  flush()
  return { file: new File(parts, name, { type: "text/csv" }), rows }
}
