import { fieldOf, optionColumn, optionsOf, type ReadRow, type RowProblem } from "./checked-sheet.ts"
import type { Column } from "./column.ts"
import type { ShopData } from "./shop-data.ts"

/** What the server would refuse in a row. */
export function createRowChecks(columns: readonly Column[]) {
  const readOptions = optionsOf(columns)
  const variantTitle = fieldOf(columns, "variant", "title")

  /** The server can't resolve names: reports references that the shop doesn't have. */
  function checkReferences(row: ReadRow, data: ShopData): RowProblem[] {
    return columns.flatMap(({ reference, title }, index): RowProblem[] => {
      const value = row.cells[index]
      if (!reference || !value || data.references[reference]?.has(value)) return []
      return [{ row: row.number, kind: "unknownReference", column: title, value }]
    })
  }

  function checkNewVariant(row: ReadRow, known?: ReadonlyMap<string, ReadonlySet<string>>): RowProblem[] {
    const problems: RowProblem[] = []
    const options = readOptions(row)
    if (variantTitle(row) === "") problems.push({ row: row.number, kind: "variantTitle", column: "Variant Title" })
    if (options.size === 0) problems.push({ row: row.number, kind: "option", column: "Variant Option 1 Name" })
    else if (known && [...known.keys()].some((name) => !options.has(name)))
      problems.push({ row: row.number, kind: "optionNames", column: optionColumn(columns, "Name"), other: "" })
    return problems
  }

  /** An import can't add options or values to a product that exists. */
  const checkValues = (row: ReadRow, known: ReadonlyMap<string, ReadonlySet<string>>): RowProblem[] =>
    [...readOptions(row)].flatMap(([name, value]): RowProblem[] =>
      known.get(name)?.has(value) || value === ""
        ? []
        : [{ row: row.number, kind: "unknownValue", column: name, value }],
    )

  return { checkReferences, checkNewVariant, checkValues }
}
