import Papa from "papaparse"
import { invalidData } from "#mocks/kernel/refusal.ts"

/** A row of the file by lowercase column name, without empty cells. */
export type Row = ReadonlyMap<string, unknown>
export interface Sheet {
  /** Column names as written in the file. */
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}

const nameOf = (column: string): string => column.trim().toLowerCase()

function sheetOf([head = [], ...body]: readonly (readonly string[])[], read: (cell: string) => unknown): Sheet {
  const names = head.map(nameOf)
  const rows = body.map((cells) => {
    const row = new Map<string, unknown>()
    for (const [i, name] of names.entries()) {
      const value = read((cells[i] ?? "").trim())
      if (value !== "" && value !== null && value !== undefined) row.set(name, value)
    }
    return row
  })
  return { columns: head.map((column) => column.trim()), rows }
}

/** Parses a cell as JSON, for example a number or boolean; other text, also in quotes, is returned unchanged. */
function asJson(cell: string): unknown {
  if (cell === "undefined") return undefined
  if (cell.startsWith('"')) return cell
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}

const withoutMark = (text: string): string => text.replace(/^\ufeff/, "")

/** Reads a file sent in the request: accepts ";" as delimiter and parses cells as JSON. Throws if it is empty. */
export function readLenient(text: string): Sheet {
  const plain = withoutMark(text)
  if (plain === "") throw invalidData("The file is empty")
  const head = /^[^\r\n]*/.exec(plain)?.[0] ?? ""
  const delimiter = head.includes(";") && !head.includes(",") ? ";" : ","
  const { data } = Papa.parse<string[]>(plain.replace(/\r?\n$/, ""), { delimiter })
  return sheetOf(data, asJson)
}

/** Reads an uploaded file: all cells are text. Throws if a row has more or fewer cells than the header. */
export function readStrict(text: string): Sheet {
  const { data, errors } = Papa.parse<string[]>(withoutMark(text), { delimiter: ",", skipEmptyLines: true })
  const open = errors.find((error) => error.code === "MissingQuotes")
  if (open)
    throw invalidData(`Quote Not Closed: the parsing is finished with an opening quote at line ${(open.row ?? 0) + 1}`)
  const width = data[0]?.length ?? 0
  const wrong = data.findIndex((cells) => cells.length !== width)
  if (wrong > 0)
    throw invalidData(
      `Invalid Record Length: columns length is ${width}, got ${data[wrong]?.length} on line ${wrong + 1}`,
    )
  return sheetOf(data, (cell) => cell)
}
