import Papa from "papaparse"
import { invalidData } from "#mocks/kernel/refusal.ts"

/** A row of the file by its columns' names in small letters; cells without a value are left out. */
export type Row = ReadonlyMap<string, unknown>
export interface Sheet {
  /** The columns' names as they are written. */
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

/** A cell that is JSON stands for its value: a number, a truth. */
function asJson(cell: string): unknown {
  if (cell === "undefined") return undefined
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}

const withoutMark = (text: string): string => text.replace(/^\ufeff/, "")

/** The file of an import that came in the request: lenient, and its cells are read as JSON. */
export function readLenient(text: string): Sheet {
  const plain = withoutMark(text)
  if (plain === "") throw invalidData("The file is empty")
  const head = /^[^\r\n]*/.exec(plain)?.[0] ?? ""
  const delimiter = head.includes(";") && !head.includes(",") ? ";" : ","
  const { data } = Papa.parse<string[]>(plain.replace(/\r?\n$/, ""), { delimiter })
  return sheetOf(data, asJson)
}

/** The file of an import that was uploaded: every row has as many cells as there are columns, and all cells are texts. */
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
