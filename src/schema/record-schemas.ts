import type { z } from "zod"
import { deleted, one, page, selectQuery } from "./fields.ts"

interface RecordOptions<K, M, E, Q, C, U> {
  /** In texts: `["a region", "regions"]`. */
  readonly names: readonly [single: string, many: string]
  /** In responses: `["region", "regions"]`. */
  readonly keys: readonly [single: K, many: M]
  readonly entity: E
  readonly fields: readonly string[]
  /** Default page size of the list. */
  readonly limit: number
  /** Query of the list. */
  readonly query: Q
  /** Bodies. */
  readonly create: C
  readonly update: U
}

/** The schemas that most records of the back office have: `list`, `create`, `delete`, `retrieve` and `update`. */
export function recordSchemas<
  const K extends string,
  const M extends string,
  E extends z.ZodType,
  Q extends z.ZodType,
  C extends z.ZodType,
  U extends z.ZodType,
>({ names: [single, many], keys: [key, listKey], entity, ...options }: RecordOptions<K, M, E, Q, C, U>) {
  const { fields, limit, query, create, update } = options
  const operation = { auth: "user", fields, query: selectQuery } as const
  const response = one(key, entity)
  return {
    list: { ...operation, about: `List ${many}`, limit, query, response: page(listKey, entity) },
    create: { ...operation, about: `Create ${single}`, body: create, response },
    delete: { about: `Delete ${single}`, auth: "user", response: deleted(key) },
    retrieve: { ...operation, about: `Get ${single}`, response },
    update: { ...operation, about: `Update ${single}`, body: update, response },
  } as const
}
