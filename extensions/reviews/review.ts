import { deleted, type EndpointSchemas, listQuery, loose, one, page, textFilters } from "fennmark/schema"
import { z } from "zod"

const status = z.enum(["pending", "published"])

const Review = loose({
  id: z.string(),
  product_id: z.string(),
  author: z.string(),
  rating: z.number(),
  text: z.string(),
  status,
  created_at: z.string(),
  product: loose({ id: z.string(), title: z.string() }).optional(),
})
export type Review = z.infer<typeof Review>

const fields = ["id", "product_id", "author", "rating", "text", "status", "created_at"]
const response = one("review", Review)
const query = listQuery({ q: z.string().optional(), ...textFilters("product_id", "status") })
const body = z.strictObject({
  author: z.string().trim().min(1).max(60),
  rating: z.int().min(1).max(5),
  text: z.string().trim().min(1).max(2000),
})

export const adminReviewSchemas = {
  list: { about: "List reviews", auth: "user", fields, query, order: "-created_at", response: page("reviews", Review) },
  update: { about: "Publish or hide a review", auth: "user", fields, body: z.strictObject({ status }), response },
  delete: { about: "Delete a review", auth: "user", response: deleted("review") },
} satisfies EndpointSchemas

export const storeReviewSchemas = {
  list: {
    about: "List the published reviews of a product",
    auth: "key",
    fields,
    allowed: fields,
    query: listQuery(),
    order: "-created_at",
    response: page("reviews", Review),
  },
  create: { about: "Write a review", auth: "key", fields, body, response },
} satisfies EndpointSchemas
