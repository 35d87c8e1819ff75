import { words } from "#schema/defaults/words.ts"
import type { TableName } from "./database.ts"
import type { Model } from "./model.ts"
import * as models from "./models/index.ts"

const isModel = (value: object): value is Model => "columns" in value
const byTable = new Map(
  Object.entries<object>(models).flatMap(([name, value]) => (isModel(value) ? [[name, value] as const] : [])),
)

export const tableNames: readonly string[] = [...byTable.keys()]

export const isTable = (name: string): name is TableName => byTable.has(name)

/** The tables of a space-separated list: `tablesNamed("order claim")`; throws for an unknown one. */
export const tablesNamed = (list: string): readonly TableName[] =>
  words(list).map((name) => {
    if (!isTable(name)) throw new Error(`There is no table ${name}`)
    return name
  })

/** The model of a table by the table's name; undefined if there is no such table. */
export const modelOfTable = (name: string): Model | undefined => byTable.get(name)
