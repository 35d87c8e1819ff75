import type { Database } from "#mocks/kernel/database.ts"

/** The features of the server that can be turned on. */
const FEATURES = [
  "backend_hmr",
  "caching",
  "index_engine",
  "rbac_filter_fields",
  "rbac",
  "translation",
  "view_configurations",
] as const

export const isFeatureOn = (db: Database, name: string): boolean => db.tables.featureFlag.get(name) !== undefined

export const featureFlags = (db: Database): Record<string, boolean> =>
  Object.fromEntries(FEATURES.map((name) => [name, isFeatureOn(db, name)]))
