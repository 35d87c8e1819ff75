// Apart from the queries: a page's search parameters are checked in the first bundle of both doors.
import { z } from "zod/mini"

export const draftSorts = ["-created_at", "created_at", "-display_id", "display_id"] as const

/** What stands in the URL of the list of drafts. What makes no sense is left out. */
export const draftSearch = z.object({
  q: z.catch(z.optional(z.string()), undefined),
  region: z.catch(z.optional(z.array(z.string())), undefined),
  channel: z.catch(z.optional(z.array(z.string())), undefined),
  sort: z.catch(z.optional(z.enum(draftSorts)), undefined),
  page: z.catch(z.optional(z.int().check(z.minimum(1))), undefined),
})
export type DraftSearch = z.infer<typeof draftSearch>
