import { valueIn } from "#mocks/kernel/columns.ts"
import type { Tables, World } from "#mocks/kernel/database.ts"
import { modelOfTable } from "#mocks/kernel/model-of-table.ts"
import { referencesOf } from "#mocks/kernel/references.ts"
import { controlRefusal } from "./control-refusal.ts"

/** Throws for a reference to a row that isn't in the dataset; `others` are the rows that it changes, if it isn't complete. */
export function checkReferences(tables: World["tables"], others: Tables | undefined): void {
  const ids = new Map(Object.entries(tables).map(([name, rows]) => [name, new Set(rows.map(({ id }) => id))]))
  for (const [table, rows] of Object.entries(tables))
    for (const [column, target] of referencesOf(table)) {
      const known = ids.get(target)
      for (const row of rows) {
        const value = valueIn(row, column)
        if (typeof value !== "string" || known?.has(value) || others?.[target].get(value, { withDeleted: true }))
          continue
        const model = modelOfTable(table)?.name ?? table
        throw controlRefusal("unknown_reference", { table, model, id: row.id, column, value, target })
      }
    }
}
