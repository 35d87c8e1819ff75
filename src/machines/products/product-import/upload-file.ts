import Papa from "papaparse"
import type { ReadRow, Sheet } from "./checked-sheet.ts"
import { type Column, REASON_COLUMN, template } from "./column.ts"
import type { ProductDiff } from "./comparison.ts"
import type { SentRow } from "./product-import.context.ts"

/** Starts of cells that spreadsheets would run as a formula; numbers with a sign are harmless. */
const FORMULA = /^(?![+-]?\d+([.,]\d+)?$)[=+\-@\t\r]/

/** A file for people: spreadsheets recognize UTF-8 by the byte order mark, and run no formula of it. */
function forPeople(
  fields: readonly string[],
  data: readonly (readonly string[])[],
  { name, delimiter }: Pick<Sheet, "name" | "delimiter">,
): File {
  const options = { newline: "\r\n", delimiter, escapeFormulae: FORMULA }
  const text = Papa.unparse({ fields: [...fields], data: data as string[][] }, options)
  return new File(["\ufeff", text], name, { type: "text/csv" })
}

/** A number with the decimal separator of the file. */
const written = (number: string, delimiter: Sheet["delimiter"]): string =>
  delimiter === "," ? number : number.replace(".", ",")

/**
 * A file to start with: the columns that most shops need, prices in the store's currencies, and an example. With
 * semicolons, prices have decimal commas, as spreadsheets of such countries expect.
 */
export function templateFile(currencies: readonly string[], delimiter: "," | ";" = ","): File {
  const price = (amount: string) => written(amount, delimiter)
  const prices = currencies.map((code) => [`Variant Price ${code.toUpperCase()}`, price("19.90"), price("24.90")])
  const columns = [...template, ...prices]
  const rows = [1, 2].map((index) => columns.map((column) => column[index] ?? ""))
  return forPeople(
    columns.map(([title = ""]) => title),
    rows,
    { name: "product-import.csv", delimiter },
  )
}

/**
 * Rows that can't be imported, each with its reason in the first column. Separators are those of the sheet's file, so that
 * the spreadsheet that wrote it reads the same numbers.
 */
export function rejectedFile(sheet: Sheet, rows: readonly ReadRow[], reasonOf: (row: number) => string): File {
  const { columns, delimiter, problems } = sheet
  // Cells with errors are as they were in the file.
  const unread = new Set(problems.map(({ row, column }) => `${row} ${column}`))
  const cellOf = (row: number, cell: string, { kind, title }: Column): string =>
    ["number", "amount"].includes(kind) && !unread.has(`${row} ${title}`) ? written(cell, delimiter) : cell
  const data = rows.map(({ number, cells }) => [
    reasonOf(number),
    ...columns.map((column, index) => cellOf(number, cells[index] ?? "", column)),
  ])
  const name = sheet.name.replace(/(\.\w+)?$/, "-errors.csv")
  return forPeople([REASON_COLUMN, ...columns.map(({ title }) => title)], data, { name, delimiter })
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
 * The file that the server gets: UTF-8 with commas, ids of existing handles and SKUs, without unchanged
 * products and region prices.
 */
export async function uploadFile(
  { columns }: Sheet,
  diffs: readonly ProductDiff[],
  references: (column: Column, cell: string) => string,
  name: string,
): Promise<Upload> {
  const isId = ({ kind, field }: Column) => kind === "text" && field === "id"
  const others = [...columns.entries()].filter(([, column]) => !isId(column) && column.region === undefined)
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
      const cells = others.map(([position, column]) => references(column, row.cells[position] ?? ""))
      data.push([id ?? "", variants[index] ?? "", ...cells])
      rows.push({ number: row.number, isFirst: index === 0 })
      if (data.length < SLICE) continue
      flush()
      await pause()
    }
  flush()
  return { file: new File(parts, name, { type: "text/csv" }), rows }
}
