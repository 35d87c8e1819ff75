import Papa from "papaparse"

/** A row with its number in a spreadsheet: the header is row 1. */
export interface CsvRow {
  readonly number: number
  readonly cells: readonly string[]
}
export interface CsvFile {
  readonly name: string
  readonly encoding: "utf-8" | "utf-16" | "windows-1252"
  readonly delimiter: "," | ";" | "\t"
  readonly columns: readonly string[]
  readonly rows: readonly CsvRow[]
}

/** Why a file as a whole can't be read. */
export type FileProblem =
  | { readonly kind: "empty" | "spreadsheet" | "notText" | "noRows" }
  | { readonly kind: "tooLarge" | "tooManyRows"; readonly limit: number }
  | { readonly kind: "quote"; readonly row: number }

export class UnreadableFile extends Error {
  readonly problem: FileProblem
  constructor(problem: FileProblem) {
    super(problem.kind)
    this.problem = problem
  }
}

/** Megabytes; a file of 50,000 rows with long descriptions is smaller. */
export const MAX_SIZE = 25
export const MAX_ROWS = 50_000

const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

/** Control characters other than tab and line breaks, which no text file contains. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: binary files are recognized by them
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/

/** Decodes a text file: UTF-8 or UTF-16, otherwise Windows-1252 as saved by spreadsheets in Western Europe. */
export function decode(bytes: Uint8Array): Pick<CsvFile, "encoding"> & { readonly text: string } {
  // A ZIP archive, such as .xlsx and .ods, or an old .xls.
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new UnreadableFile({ kind: "spreadsheet" })
  // Without a byte order mark, the first letter of a header shows it: half of it is zero.
  const [first, second] = bytes
  const isLittle = startsWith(bytes, 0xff, 0xfe) || second === 0
  if (isLittle || startsWith(bytes, 0xfe, 0xff) || first === 0)
    return { encoding: "utf-16", text: checked(new TextDecoder(isLittle ? "utf-16le" : "utf-16be").decode(bytes)) }
  try {
    return { encoding: "utf-8", text: checked(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    return { encoding: "windows-1252", text: checked(new TextDecoder("windows-1252").decode(bytes)) }
  }
}

function checked(text: string): string {
  if (CONTROL.test(text)) throw new UnreadableFile({ kind: "notText" })
  return text
}

const DELIMITERS = [",", ";", "\t"] as const

/** The separator that the header contains most often. */
function delimiterOf(text: string): CsvFile["delimiter"] {
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? ""
  const count = (delimiter: string) => head.split(delimiter).length
  return DELIMITERS.reduce((best, next) => (count(next) > count(best) ? next : best))
}

/** Spreadsheets write a formula's start with an apostrophe so that it stays text, and so do our own files. */
const unescaped = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@\t\r])/, "")

/** Reads a CSV file with commas, semicolons or tabs. Throws `UnreadableFile`. */
export function parseCsv(name: string, bytes: Uint8Array): CsvFile {
  if (bytes.length > MAX_SIZE * 1e6) throw new UnreadableFile({ kind: "tooLarge", limit: MAX_SIZE })
  const { encoding, text } = decode(bytes)
  // Excel writes the separator into an additional first line.
  const [hint = ""] = /^sep=.\r?\n/i.exec(text) ?? []
  const plain = text.slice(hint.length)
  if (plain.trim() === "") throw new UnreadableFile({ kind: "empty" })
  const delimiter = delimiterOf(plain)
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter })
  const open = errors.find(({ type }) => type === "Quotes")
  if (open) throw new UnreadableFile({ kind: "quote", row: (open.row ?? 0) + 1 })
  const first = hint === "" ? 1 : 2
  const [head = [], ...body] = data
  const rows = body.flatMap((cells, index) => {
    const trimmed = cells.map(unescaped)
    return trimmed.some((cell) => cell !== "") ? [{ number: index + first + 1, cells: trimmed }] : []
  })
  if (rows.length === 0) throw new UnreadableFile({ kind: "noRows" })
  if (rows.length > MAX_ROWS) throw new UnreadableFile({ kind: "tooManyRows", limit: MAX_ROWS })
  return { name, encoding, delimiter, columns: head.map((column) => column.trim()), rows }
}
