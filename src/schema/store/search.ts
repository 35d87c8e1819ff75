import { z } from "zod"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import { operators } from "#schema/fields.ts"
import { SearchResult } from "#schema/store/entities/system.ts"

export const QueryBody = z.union([
  z.strictObject({
    queries: z
      .array(
        z.strictObject({
          entity: z.string().min(1),
          fields: z.array(z.string()).optional(),
          filters: z
            .record(z.string(), operators(z.union([z.string(), z.number(), z.boolean()]).nullable()))
            .optional(),
          pagination: z
            .strictObject({
              skip: z.number().int().min(0).optional(),
              take: z.number().int().min(0).max(100).optional(),
              order: z.record(z.string(), z.enum(["ASC", "DESC"])).optional(),
              cursor: z.string().optional(),
            })
            .optional(),
          search_options: z
            .strictObject({
              attributes_to_search_on: z.array(z.string()).optional(),
              match_strategy: z.enum(["all", "any", "last"]).optional(),
              typo_tolerance: z.boolean().optional(),
              facets: z
                .array(
                  z.union([
                    z.string(),
                    z.strictObject({
                      field: z.string(),
                      type: z.literal("value").optional(),
                      limit: z.number().int().gt(0).optional(),
                      sort: z.enum(["count", "alpha"]).optional(),
                      query: z.string().optional(),
                    }),
                    z.strictObject({
                      field: z.string(),
                      type: z.literal("range"),
                      ranges: z.array(
                        z.strictObject({
                          key: z.string().optional(),
                          from: z.union([z.number(), z.string()]).optional(),
                          to: z.union([z.number(), z.string()]).optional(),
                        }),
                      ),
                    }),
                    z.strictObject({ field: z.string(), type: z.literal("stats") }),
                  ]),
                )
                .optional(),
              disjunctive_facets: z.boolean().optional(),
              highlight: z
                .union([
                  z.boolean(),
                  z.strictObject({
                    fields: z.array(z.string()),
                    pre_tag: z.string().optional(),
                    post_tag: z.string().optional(),
                    snippet: z.union([z.boolean(), z.object({ length: z.number().int().gt(0) })]).optional(),
                  }),
                ])
                .optional(),
              distinct: z.string().optional(),
              min_score: z.number().optional(),
              include_score: z.boolean().optional(),
              locales: z.array(z.string()).optional(),
              vector: z
                .strictObject({
                  field: z.string().optional(),
                  value: z.array(z.number()).optional(),
                  query: z.string().optional(),
                  semantic_ratio: z.number().min(0).max(1).optional(),
                })
                .optional(),
              count: z.enum(["estimated", "exact", "none"]).optional(),
            })
            .optional(),
        }),
      )
      .min(1)
      .max(20),
  }),
  z.strictObject({
    entity: z.string().min(1),
    fields: z.array(z.string()).optional(),
    filters: z.record(z.string(), operators(z.union([z.string(), z.number(), z.boolean()]).nullable())).optional(),
    pagination: z
      .strictObject({
        skip: z.number().int().min(0).optional(),
        take: z.number().int().min(0).max(100).optional(),
        order: z.record(z.string(), z.enum(["ASC", "DESC"])).optional(),
        cursor: z.string().optional(),
      })
      .optional(),
    search_options: z
      .strictObject({
        attributes_to_search_on: z.array(z.string()).optional(),
        match_strategy: z.enum(["all", "any", "last"]).optional(),
        typo_tolerance: z.boolean().optional(),
        facets: z
          .array(
            z.union([
              z.string(),
              z.strictObject({
                field: z.string(),
                type: z.literal("value").optional(),
                limit: z.number().int().gt(0).optional(),
                sort: z.enum(["count", "alpha"]).optional(),
                query: z.string().optional(),
              }),
              z.strictObject({
                field: z.string(),
                type: z.literal("range"),
                ranges: z.array(
                  z.strictObject({
                    key: z.string().optional(),
                    from: z.union([z.number(), z.string()]).optional(),
                    to: z.union([z.number(), z.string()]).optional(),
                  }),
                ),
              }),
              z.strictObject({ field: z.string(), type: z.literal("stats") }),
            ]),
          )
          .optional(),
        disjunctive_facets: z.boolean().optional(),
        highlight: z
          .union([
            z.boolean(),
            z.strictObject({
              fields: z.array(z.string()),
              pre_tag: z.string().optional(),
              post_tag: z.string().optional(),
              snippet: z.union([z.boolean(), z.object({ length: z.number().int().gt(0) })]).optional(),
            }),
          ])
          .optional(),
        distinct: z.string().optional(),
        min_score: z.number().optional(),
        include_score: z.boolean().optional(),
        locales: z.array(z.string()).optional(),
        vector: z
          .strictObject({
            field: z.string().optional(),
            value: z.array(z.number()).optional(),
            query: z.string().optional(),
            semantic_ratio: z.number().min(0).max(1).optional(),
          })
          .optional(),
        count: z.enum(["estimated", "exact", "none"]).optional(),
      })
      .optional(),
  }),
])

export const searchSchemas = {
  query: { about: "Search for products", body: QueryBody, response: z.looseObject({ results: z.array(SearchResult) }) },
} satisfies EndpointSchemas
