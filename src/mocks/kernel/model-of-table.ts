import { words } from "#schema/defaults/words.ts"
import type { TableName } from "./database.ts"
import type { Model } from "./model.ts"
import { modelsByTable } from "./models-by-table.ts"

export const tableNames = (): readonly string[] => [...modelsByTable.keys()]

export const isTable = (name: string): name is TableName => modelsByTable.has(name)

/** The tables of a space-separated list: `tablesNamed("order claim")`; throws for an unknown one. */
export const tablesNamed = (list: string): readonly TableName[] =>
  words(list).map((name) => {
    if (!isTable(name)) throw new Error(`There is no table ${name}`)
    return name
  })

/** The model of a table by the table's name; undefined if there is no such table. */
export const modelOfTable = (name: string): Model | undefined => modelsByTable.get(name)
