import type { Columns, RowOf } from "./columns.ts"
import { invalidData } from "./refusal.ts"
import type { Table } from "./table.ts"

/**
 * Throws if another row that isn't deleted has these values; null never conflicts. `entity` is the server's name of
 * the table.
 */
export function refuseDuplicate<C extends Columns>(
  table: Table<C>,
  entity: string,
  values: { readonly [K in keyof C & string]?: RowOf<C>[K] | undefined },
  ownId?: string,
): void {
  const wanted = Object.entries(values) as [keyof C & string, RowOf<C>[keyof C & string]][]
  const [first] = wanted
  if (!first || wanted.some(([, value]) => value === null || value === undefined)) return
  const clash = table
    .by(first[0], first[1])
    .some((row) => row.id !== ownId && wanted.every(([column, value]) => row[column] === value))
  if (clash)
    throw invalidData(`${entity} with ${wanted.map(([k, v]) => `${k}: ${String(v)}`).join(", ")}, already exists.`)
}
