import type { CellChange } from "#ui/data-grid/types.ts"
import { savedText, type TextRecord, type TextRow, textId } from "./texts.ts"

/** Rows of the file that lists texts with a column for each language. */
export const csvRows = (
  rows: readonly TextRow[],
  locales: readonly string[],
  textOf = (row: TextRow, locale: string) => savedText(row.record, row.field, locale),
): readonly Readonly<Record<string, string>>[] =>
  rows.map((row) => ({
    id: row.record.id,
    field: row.field,
    original: row.record.originals[row.field] ?? "",
    ...Object.fromEntries(locales.map((locale) => [locale, textOf(row, locale)])),
  }))

/** Why a row of the file can't be imported. */
export interface RowProblem {
  /** Line of the row in a spreadsheet; the header is line 1. */
  readonly line: number
  readonly kind: "unknownRecord" | "unknownField" | "duplicate" | "malformed"
  readonly values: Readonly<Record<string, string>>
}

export interface CsvTexts {
  readonly changes: readonly CellChange[]
  readonly problems: readonly RowProblem[]
  /** Headings that are neither of the export nor a supported language. */
  readonly ignored: readonly string[]
}

interface ReadOptions {
  readonly records: ReadonlyMap<string, TextRecord>
  readonly fields: readonly string[]
  readonly locales: readonly string[]
}

const KNOWN = ["id", "field", "original"]
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** The export puts an apostrophe before texts that a spreadsheet would take for a formula. */
const unescaped = (text: string): string => text.replace(/^'(?=[=+\-@\t\r])/, "")

/**
 * Reads a file of texts. Empty cells change nothing. Returns `missingColumns` or `noLanguages` if the header isn't that
 * of an export.
 */
export async function readCsv(
  file: string,
  { records, fields, locales }: ReadOptions,
): Promise<CsvTexts | "missingColumns" | "noLanguages"> {
  const { default: papa } = await import("papaparse")
  const [header = [], ...lines] = papa.parse<string[]>(file.replace(/^\uFEFF/, "")).data
  const headings = header.map((heading) => heading.trim())
  const at = (name: string) => headings.findIndex((heading) => same(heading, name))
  const [idAt, fieldAt] = [at("id"), at("field")]
  if (idAt < 0 || fieldAt < 0) return "missingColumns"
  const columns = locales.flatMap((locale) => (at(locale) < 0 ? [] : [{ locale, at: at(locale) }]))
  if (columns.length === 0) return "noLanguages"
  const changes: CellChange[] = []
  const problems: RowProblem[] = []
  const seen = new Map<string, number>()
  for (const [index, cells] of lines.entries()) {
    const line = index + 2
    if (cells.every((cell) => cell.trim() === "")) continue
    const id = cells[idAt]?.trim() ?? ""
    const field = cells[fieldAt]?.trim() ?? ""
    const record = records.get(id)
    const row = textId(id, field)
    const first = seen.get(row)
    const problem = (kind: RowProblem["kind"], values: RowProblem["values"] = {}) =>
      problems.push({ line, kind, values })
    if (cells.length !== header.length) problem("malformed")
    else if (!record) problem("unknownRecord", { id })
    else if (!fields.includes(field)) problem("unknownField", { field })
    else if (first !== undefined) problem("duplicate", { first: String(first) })
    else {
      seen.set(row, line)
      for (const { locale, at: column } of columns) {
        const text = unescaped(cells[column] ?? "")
        if (text.trim() !== "" && text !== savedText(record, field, locale)) changes.push({ row, column: locale, text })
      }
    }
  }
  const ignored = headings.filter((name) => name && ![...KNOWN, ...locales].some((known) => same(known, name)))
  return { changes, problems, ignored }
}
