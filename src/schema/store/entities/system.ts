import { z } from "zod"
import { json, loose } from "#schema/fields.ts"

export const SearchHit = loose({
  id: z.string().optional(),
  score: z.number().optional(),
  document: json.optional(),
  highlights: json.optional(),
})
export type SearchHit = z.infer<typeof SearchHit>

export const SearchResultMetadata = loose({
  skip: z.number().optional(),
  take: z.number().optional(),
  count: z.number().nullable().optional(),
  next_cursor: z.string().optional(),
  query: z.string().optional(),
  processing_time_ms: z.number().optional(),
})
export type SearchResultMetadata = z.infer<typeof SearchResultMetadata>

export const SearchResult = loose({
  hits: z.array(SearchHit).optional(),
  facets: json.optional(),
  metadata: SearchResultMetadata.optional(),
  provider_metadata: json.optional(),
})
export type SearchResult = z.infer<typeof SearchResult>
