import { currencyDigits } from "#lib/money.ts"
import { type Column, columnOf, regionKey, statuses } from "./column.ts"
import type { CsvFile, CsvRow } from "./csv-file.ts"

/** What the checks need to know about the store. */
export interface ImportSettings {
  /** Codes in lowercase. */
  readonly currencies: readonly string[]
  readonly regions: readonly { readonly id: string; readonly name: string; readonly currency: string }[]
}

type ProblemKind =
  | ("cells" | "key" | "title" | "variantTitle" | "option" | "optionName" | "optionValue" | "optionNames")
  | ("combination" | "number" | "amount" | "precise" | "large" | "flag" | "json" | "status" | "differs" | "twice")
  | ("thousands" | "shortened" | "sameVariant" | "sameProduct" | "regionPrice" | "ruledPrices")
  | ("unknownProduct" | "unknownVariant" | "unknownReference" | "unknownValue" | "taken" | "handleTaken" | "server")

/** Something wrong with a row. */
export interface RowProblem {
  readonly row: number
  readonly kind: ProblemKind
  readonly column?: string
  readonly value?: string
  /** Another row that has the same value, or the server's message. */
  readonly other?: string
}

export interface ColumnProblem {
  readonly kind: "unknown" | "twice" | "currency" | "region" | "noKey"
  readonly columns: readonly string[]
}

/** A row with its cells in the order of the sheet's columns, in the server's format: `12,5` of a German file is `12.5`. */
export interface ReadRow {
  readonly number: number
  readonly cells: readonly string[]
}
/** The rows of one product: one per variant. */
export interface ReadProduct {
  /** Empty if the file names the product by its handle. */
  readonly id: string
  readonly handle: string
  readonly rows: readonly ReadRow[]
}
export interface Sheet extends Pick<CsvFile, "name" | "encoding" | "delimiter"> {
  /** Columns that are sent to the server. */
  readonly columns: readonly Column[]
  readonly columnProblems: readonly ColumnProblem[]
  readonly products: readonly ReadProduct[]
  readonly problems: readonly RowProblem[]
}

/** Returns a function that reads a field's cell; empty if the file doesn't have the column. */
export function fieldOf(columns: readonly Column[], level: Column["of"], field: string): (row: ReadRow) => string {
  const index = columns.findIndex((column) => column.of === level && column.field === field)
  return ({ cells }) => cells[index] ?? ""
}

/** Option columns by the option's number: where its name and its value are. */
function optionColumns(columns: readonly Column[]) {
  const numbers = new Set(columns.flatMap(({ option }) => (option ? [option.number] : [])))
  const indexOf = (number: string, part: string) =>
    columns.findIndex(({ option }) => option?.number === number && option.part === part)
  return [...numbers].map((number) => ({ number, name: indexOf(number, "name"), value: indexOf(number, "value") }))
}

/** Returns a function that reads a row's options: values by name. */
export function optionsOf(columns: readonly Column[]): (row: ReadRow) => ReadonlyMap<string, string> {
  const options = optionColumns(columns)
  return ({ cells }) =>
    new Map(options.flatMap(({ name, value }) => (cells[name] ? [[cells[name], cells[value] ?? ""]] : [])))
}

/** The title of the first option's column, for problems that concern all options. */
export function optionColumn(columns: readonly Column[], part: "Name" | "Value"): string {
  const [first] = optionColumns(columns)
  return `Variant Option ${first?.number ?? "1"} ${part}`
}

function checkColumns(names: readonly string[], settings: ImportSettings): [(Column | undefined)[], ColumnProblem[]] {
  const columns = names.map((name) => (name === "" ? undefined : columnOf(name)))
  const problems: ColumnProblem[] = []
  const report = (kind: ColumnProblem["kind"], wrong: readonly string[]) => {
    if (wrong.length > 0) problems.push({ kind, columns: wrong })
  }
  const where = (test: (column: Column | undefined, index: number) => boolean) =>
    names.filter((_, index) => test(columns[index], index))
  report(
    "unknown",
    names.filter((name, index) => name !== "" && columns[index] === undefined),
  )
  const titles = columns.map((column) => column?.title.toLowerCase())
  report(
    "twice",
    where((column, index) => column !== undefined && titles.indexOf(column.title.toLowerCase()) < index),
  )
  const regions = new Set(settings.regions.map(({ name, currency }) => `${regionKey(name)} ${currency}`))
  report(
    "region",
    where((column) => column?.region !== undefined && !regions.has(`${column.region} ${column.currency}`)),
  )
  report(
    "currency",
    where((column) => {
      if (column?.currency === undefined || column.region !== undefined) return false
      return !settings.currencies.includes(column.currency)
    }),
  )
  const isKey = (column: Column | undefined) =>
    column?.of === "product" && (column.field === "id" || column.field === "handle")
  if (!columns.some(isKey)) problems.push({ kind: "noKey", columns: ["Product Handle", "Product Id"] })
  return [columns, problems]
}

const LARGEST = 1e12
const NUMBER = /^-?\d+(\.\d+)?$/
/** The decimal separator of a file. */
type Decimal = "," | "."
/** A thousand in a file with the decimal separator, and one elsewhere: 1.000 */
const THOUSANDS: Readonly<Record<Decimal, RegExp>> = { ",": /^-?\d{1,3}(\.\d{3})+$/, ".": /^-?\d{1,3}(,\d{3})+$/ }
/** In a file with decimal points, three digits after a comma may be thousands. */
const COMMAS: Readonly<Record<Decimal, RegExp>> = { ",": /^(-?\d+),(\d+)$/, ".": /^(-?\d+),(\d{1,2})$/ }
/** How spreadsheets write numbers of more than 11 digits, such as barcodes; the last digits are lost. */
const SHORTENED = /^\d([.,]\d+)?E\+\d+$/i
const CODES = ["sku", "barcode", "ean", "upc", "hs_code", "mid_code"]

/** Reads a cell; returns the problem's kind instead of the value in the server's format. */
function readCell(
  { kind, field, currency = "" }: Column,
  cell: string,
  decimal: Decimal,
): string | { kind: ProblemKind } {
  if (kind === "number" || kind === "amount") {
    if (THOUSANDS[decimal].test(cell)) return { kind: "thousands" }
    const text = cell.replace(COMMAS[decimal], "$1.$2")
    if (!NUMBER.test(text)) return { kind }
    if (kind === "number") return text
    if (text.startsWith("-")) return { kind }
    if (Number(text) >= LARGEST) return { kind: "large" }
    const written = text.split(".")[1] ?? ""
    const digits = currencyDigits(currency)
    if (written.replace(/0+$/, "").length > digits) return { kind: "precise" }
    return written.length === 3 && digits < 3 ? { kind: "thousands" } : text
  }
  if (CODES.includes(field) && SHORTENED.test(cell)) return { kind: "shortened" }
  if (kind === "flag") return /^(true|false)$/i.test(cell) ? cell.toLowerCase() : { kind }
  if (kind === "status") return (statuses as readonly string[]).includes(cell) ? cell : { kind }
  if (kind === "json") return isJsonObject(cell) ? cell : { kind }
  return cell
}

function isJsonObject(cell: string): boolean {
  try {
    const value: unknown = JSON.parse(cell)
    return typeof value === "object" && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

type Report = (problem: RowProblem) => void

/** Values that no two variants can share. */
const UNIQUE = ["id", "sku", "barcode", "ean", "upc"]

/** Checks of single rows and of values that rows share. */
function rowChecks(columns: readonly Column[], report: Report) {
  const options = optionColumns(columns)
  const unique = [...columns.entries()].filter(
    ([, { of: level, field }]) => level === "variant" && UNIQUE.includes(field),
  )
  const seen = new Map<string, number>()
  return ({ number: row, cells }: ReadRow): void => {
    for (const { number, name, value } of options) {
      const [title, text] = [cells[name] ?? "", cells[value] ?? ""]
      if (title && !text) report({ row, kind: "optionValue", column: `Variant Option ${number} Value`, value: title })
      if (text && !title) report({ row, kind: "optionName", column: `Variant Option ${number} Name`, value: text })
    }
    // Remembers each unique value with its first row.
    for (const [index, { field, title }] of unique) {
      const value = cells[index]
      if (!value) continue
      const first = seen.get(`${field} ${value}`)
      if (first === undefined) seen.set(`${field} ${value}`, row)
      else report({ row, kind: "twice", column: title, value, other: String(first) })
    }
  }
}

/** Checks of the rows of one product with each other. */
function productChecks(columns: readonly Column[], report: Report) {
  const shared = [...columns.entries()].filter(([, { of: level }]) => level === "product")
  const readOptions = optionsOf(columns)
  return ({ rows: [first, ...others] }: ReadProduct): void => {
    if (!first || others.length === 0) return
    const combinations = new Map<string, number>()
    const names = [...readOptions(first).keys()].sort().join("\n")
    for (const row of [first, ...others]) {
      // The server takes the last row's value for the product, so that an edit in another row would be lost.
      for (const [index, { title }] of shared) {
        const [expected, value] = [first.cells[index], row.cells[index]]
        if (expected && value && expected !== value)
          report({ row: row.number, kind: "differs", column: title, value, other: String(first.number) })
      }
      const options = [...readOptions(row)].sort()
      if (options.length === 0) continue
      if (options.map(([name]) => name).join("\n") !== names)
        report({
          row: row.number,
          kind: "optionNames",
          column: optionColumn(columns, "Name"),
          other: String(first.number),
        })
      const same = combinations.get(JSON.stringify(options))
      const value = options.map(([, text]) => text).join(" / ")
      if (same === undefined) combinations.set(JSON.stringify(options), row.number)
      else
        report({
          row: row.number,
          kind: "combination",
          column: optionColumn(columns, "Value"),
          value,
          other: String(same),
        })
    }
  }
}

/** Finds products that claim the handle of an earlier one. */
function handleCheck(handleOf: (row: ReadRow) => string, report: Report) {
  const seen = new Map<string, number>()
  return ({ rows }: ReadProduct): void => {
    const row = rows.find((each) => handleOf(each) !== "")
    if (!row) return
    const first = seen.get(handleOf(row))
    if (first === undefined) seen.set(handleOf(row), row.number)
    else
      report({ row: row.number, kind: "twice", column: "Product Handle", value: handleOf(row), other: String(first) })
  }
}

/** Groups the rows into products and finds everything wrong that the file alone shows. */
export function checkSheet(file: CsvFile, settings: ImportSettings): Sheet {
  const { name, encoding, delimiter } = file
  const [columns, columnProblems] = checkColumns(file.columns, settings)
  const sent = columns.flatMap((column, index) => (column && column.of !== "ignored" ? [{ column, index }] : []))
  const kept = sent.map(({ column }) => column)
  const problems: RowProblem[] = []
  const report: Report = (problem) => problems.push(problem)
  const [idOf, handleOf] = [fieldOf(kept, "product", "id"), fieldOf(kept, "product", "handle")]
  const checkRow = rowChecks(kept, report)
  const hasKey = columnProblems.every(({ kind }) => kind !== "noKey")
  const hasHandle = kept.some(({ of: level, field }) => level === "product" && field === "handle")
  const keyColumn = hasHandle ? "Product Handle" : "Product Id"
  const rows = file.rows.map((row) => {
    const read = readRow(row, sent, columns.length, delimiter === "," ? "." : ",", report)
    checkRow(read)
    if (hasKey && !idOf(read) && !handleOf(read)) report({ row: row.number, kind: "key", column: keyColumn })
    return read
  })
  // Rows with only a handle belong to the product that another row names by this handle and an id.
  const ids = new Map<string, string>()
  for (const row of rows) if (idOf(row) && handleOf(row) && !ids.has(handleOf(row))) ids.set(handleOf(row), idOf(row))
  const products = new Map<string, { id: string; handle: string; rows: ReadRow[] }>()
  for (const row of rows) {
    const handle = handleOf(row)
    const id = idOf(row) || (ids.get(handle) ?? "")
    const key = id ? `id ${id}` : handle ? `handle ${handle}` : `row ${row.number}`
    const product = products.get(key)
    if (!product) products.set(key, { id, handle, rows: [row] })
    else {
      product.rows.push(row)
      product.handle ||= handle
    }
  }
  const checkProduct = productChecks(kept, report)
  const checkHandle = handleCheck(handleOf, report)
  for (const product of products.values()) {
    checkProduct(product)
    checkHandle(product)
  }
  return { name, encoding, delimiter, columns: kept, columnProblems, products: [...products.values()], problems }
}

type SentColumn = { readonly column: Column; readonly index: number }

function readRow(
  { number, cells }: CsvRow,
  sent: readonly SentColumn[],
  width: number,
  decimal: Decimal,
  report: Report,
) {
  const extra = cells.slice(width).find((cell) => cell !== "")
  // More cells than columns: mostly a comma in a text without quotes.
  if (extra !== undefined) report({ row: number, kind: "cells", value: extra })
  const read = sent.map(({ column, index }) => {
    const cell = cells[index] ?? ""
    if (cell === "") return ""
    const value = readCell(column, cell, decimal)
    if (typeof value === "string") return value
    report({ row: number, kind: value.kind, column: column.title, value: cell })
    return cell
  })
  return { number, cells: read }
}
