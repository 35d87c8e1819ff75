import type { Edits } from "#ui/data-grid/edits.ts"
import { type CellProblem, type CodeColumn, type ColumnRules, codeColumns, isCode } from "./column-rules.ts"
import type { GridVariant } from "./grid-variant.ts"

/** Codes that several variants of the product would have, by column. */
export type Duplicates = ReadonlyMap<CodeColumn, ReadonlySet<string>>

/** Finds codes that more than one variant has, in columns with unsaved codes. */
export function duplicatesOf(variants: ReadonlyMap<string, GridVariant>, edits: Edits): Duplicates {
  const edited = new Map<string, Map<string, string>>()
  for (const { row, column, text } of edits.values()) {
    if (!isCode(column)) continue
    const texts = edited.get(column) ?? new Map<string, string>()
    edited.set(column, texts.set(row, text))
  }
  return new Map(
    codeColumns
      .filter((column) => edited.has(column))
      .map((column) => {
        const seen = new Set<string>()
        const twice = new Set<string>()
        for (const variant of variants.values()) {
          const text = edited.get(column)?.get(variant.id) ?? variant[column] ?? ""
          if (text !== "" && seen.has(text)) twice.add(text)
          seen.add(text)
        }
        return [column, twice] as const
      }),
  )
}

/** Why an unsaved text can't be saved. */
export function problemOf(
  { column, text }: { readonly column: string; readonly text: string },
  rules: (column: string) => ColumnRules,
  duplicates: Duplicates,
): CellProblem | { readonly kind: "duplicate" } | undefined {
  if (isCode(column) && duplicates.get(column)?.has(text)) return { kind: "duplicate" }
  return rules(column).check(text).problem
}
