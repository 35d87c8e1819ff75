import type { TableName } from "./database.ts"
import type { Model } from "./model.ts"
import * as models from "./models/index.ts"

const isModel = (value: object): value is Model => "columns" in value
const byTable = new Map(
  Object.entries<object>(models).flatMap(([name, value]) => (isModel(value) ? [[name, value] as const] : [])),
)

export const tableNames: readonly string[] = [...byTable.keys()]

export const isTable = (name: string): name is TableName => byTable.has(name)

/** The model of a table by the table's name; undefined if there is no such table. */
export const modelOfTable = (name: string): Model | undefined => byTable.get(name)
