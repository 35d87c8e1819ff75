import {
  type Database,
  defineExtension,
  entity,
  found,
  implement,
  number,
  oneOf,
  page,
  recordResolvers,
  ref,
  show,
  tableOf,
  text,
} from "fennmark/mock"
import { adminReviewEndpoints, storeReviewEndpoints } from "./review.endpoints.ts"
import { adminReviewSchemas, storeReviewSchemas } from "./review.ts"

const review = entity("review", {
  prefix: "rev",
  columns: {
    product_id: ref(),
    author: text(),
    rating: number(),
    text: text(),
    status: oneOf("pending", "published").or("pending"),
  },
  search: ["author", "text"],
  relations: { product: { one: "product", key: "product_id" } },
})

const missing = (id: string) => `Review with id: ${id} was not found`
const { resolvers, answer } = recordResolvers({ node: "review", many: "reviews", missing })

const adminRoutes = implement(adminReviewEndpoints, adminReviewSchemas, {
  list: resolvers.list,
  update: answer(({ db, params: { id }, body }) => {
    found(tableOf(db, review).get(id), missing(id))
    return tableOf(db, review).update(id, body)
  }),
  delete: resolvers.delete,
})

const storeRoutes = implement(storeReviewEndpoints, storeReviewSchemas, {
  list: (ctx) => page(ctx, "review", "reviews", { filters: { product_id: ctx.params.id, status: "published" } }),
  create: (ctx) => {
    const { id } = found(ctx.db.tables.product.get(ctx.params.id), `Product with id: ${ctx.params.id} was not found`)
    return { review: show(ctx, "review", tableOf(ctx.db, review).insert({ ...ctx.body, product_id: id })) }
  },
})

const samples = [
  { author: "Mia", rating: 5, text: "Exactly as described." },
  { author: "Noah", rating: 3, text: "Good, but it runs small." },
] as const

function seed(db: Database): void {
  for (const { id } of db.tables.product.all().slice(0, 10))
    for (const sample of samples) tableOf(db, review).insert({ ...sample, product_id: id, status: "published" })
}

export default defineExtension({
  entities: [review],
  relations: { product: { reviews: { many: "review", key: "product_id" } } },
  routes: [adminRoutes, storeRoutes],
  rules: {
    "DELETE /admin/products/:id": {
      after: ({ db, params }) => {
        for (const { id } of tableOf(db, review).by("product_id", params.id ?? "")) tableOf(db, review).remove(id)
      },
    },
  },
  seed,
  scenarios: {
    "reviews-to-publish": {
      about: "Three reviews wait to be published.",
      aboutDe: "Drei Bewertungen warten auf ihre Veröffentlichung.",
      from: "default",
      group: "catalog",
      open: () => ({ page: "/admin/x/reviews" }),
      build: (db) => {
        for (const { id } of tableOf(db, review).all().slice(0, 3))
          tableOf(db, review).update(id, { status: "pending" })
      },
    },
  },
})
