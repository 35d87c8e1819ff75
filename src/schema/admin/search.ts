import { z } from "zod"
import { SearchIndex, SearchResultGroup } from "#schema/admin/entities/system.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { json, loose, oneOrMany, wholeNumber } from "#schema/fields.ts"

const ReindexBody = z.strictObject({
  since: z.iso.datetime({ offset: true, error: "Invalid ISO datetime" }).optional(),
  filters: json.optional(),
  strategy: z.enum(["swap", "in_place"]).optional(),
})

export const searchSchemas = {
  list: {
    about: "Search all records",
    auth: "user",
    limit: 20,
    query: z.strictObject({
      q: z.string().optional(),
      entity: oneOrMany(z.string()).optional(),
      limit: wholeNumber(z.int().gt(0).max(100)).optional(),
      offset: wholeNumber(z.int().min(0)).optional(),
    }),
    response: loose({ results: z.array(SearchResultGroup) }),
  },
  listIndexes: {
    about: "List the search indexes",
    auth: "user",
    response: loose({ search_indexes: z.array(SearchIndex), enabled: z.boolean() }),
  },
  deleteIndex: {
    about: "Delete a search index",
    auth: "user",
    response: loose({
      id: z.string(),
      object: z.literal("search_index"),
      deleted: z.boolean(),
      deleted_versions: z.number(),
    }),
  },
  reindex: {
    about: "Rebuild a search index",
    auth: "user",
    body: ReindexBody,
    response: loose({ job_id: z.string(), indexes: z.array(z.string()) }),
  },
} satisfies EndpointSchemas
