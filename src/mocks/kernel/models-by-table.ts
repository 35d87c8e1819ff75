import type { Model } from "./model.ts"
import * as models from "./models/index.ts"

const isModel = (value: object): value is Model => "columns" in value

/** The models of all tables by the table's name; extensions add theirs. */
export const modelsByTable = new Map<string, Model>(
  Object.entries<object>(models).flatMap(([name, value]) => (isModel(value) ? [[name, value] as const] : [])),
)
const ownTables = new Set(modelsByTable.keys())

/** Names of the tables that extensions have added. */
export const addedTables = (): readonly string[] => [...modelsByTable.keys()].filter((name) => !ownTables.has(name))
