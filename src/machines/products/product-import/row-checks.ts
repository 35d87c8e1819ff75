import { fieldOf, optionColumn, optionsOf, type ReadRow, type RowProblem } from "./checked-sheet.ts"
import type { Column } from "./column.ts"
import { codeColumnsOf, type ShopData, type ShopProduct } from "./shop-data.ts"

/** What the server would refuse in a row, or get wrong. */
export function createRowChecks(columns: readonly Column[]) {
  const readOptions = optionsOf(columns)
  const codeColumns = codeColumnsOf(columns)
  const productId = fieldOf(columns, "product", "id")
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

  /** Reports codes, such as SKUs, that another variant has. */
  const checkCodes = (row: ReadRow, variantId: string | null | undefined, data: ShopData): RowProblem[] =>
    codeColumns.flatMap(({ field, title, position }): RowProblem[] => {
      const value = row.cells[position] ?? ""
      const taken = value === "" ? undefined : data.codes[field]?.get(value)
      return taken && taken !== variantId ? [{ row: row.number, kind: "taken", column: title, value }] : []
    })

  const rowOf = new Map<string, ReadRow>()
  /** A product that two rows name differently: sent apart, each part would delete the other's variants. */
  function checkSame({ id }: ShopProduct, row: ReadRow): RowProblem[] {
    const other = rowOf.get(id)
    if (other === undefined) rowOf.set(id, row)
    const problem = (repeated: ReadRow, { number }: ReadRow): RowProblem => ({
      row: repeated.number,
      kind: "sameProduct",
      column: productId(repeated) ? "Product Id" : "Product Handle",
      other: String(number),
    })
    return other === undefined ? [] : [problem(row, other), problem(other, row)]
  }

  return { checkReferences, checkNewVariant, checkValues, checkCodes, checkSame }
}
