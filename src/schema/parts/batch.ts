import { z } from "zod"
import { loose } from "#schema/fields.ts"

const ids = z.array(z.string()).optional()

/** IDs to link to an entity, and to unlink from it. */
export const LinkBody = z.strictObject({ add: ids, remove: ids })

/** Entities to create and to update, and IDs to delete, in one request. */
export const batchBody = <C extends z.ZodType, U extends z.ZodType>(created: C, updated: U) =>
  z.strictObject({ create: z.array(created).optional(), update: z.array(updated).optional(), delete: ids })

/** What a batch created, updated and deleted; `object` is the type of the deleted entities. */
export const batchResponse = <E extends z.ZodType, O extends z.ZodType<string>>(record: E, object: O) =>
  loose({
    created: z.array(record),
    updated: z.array(record),
    deleted: loose({ ids: z.array(z.string()), object, deleted: z.boolean() }),
  })
