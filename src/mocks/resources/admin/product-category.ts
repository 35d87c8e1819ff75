import { implement } from "#mocks/core/implement.ts"
import { found, notAllowed } from "#mocks/core/refusal.ts"
import { deleted, page, show } from "#mocks/core/reply.ts"
import { createCategory } from "#mocks/domain/categories.ts"
import { relink } from "#mocks/domain/links.ts"
import { productCategoryEndpoints } from "#schema/admin/product-category.endpoints.ts"
import { productCategorySchemas } from "#schema/admin/product-category.ts"

const NODE = "product_category"
const missing = (id: string) => `Product category with id: ${id} was not found`

export const productCategoryRoutes = implement(productCategoryEndpoints, productCategorySchemas, {
  list: (ctx) => page(ctx, NODE, "product_categories"),
  create: (ctx) => ({ product_category: show(ctx, NODE, createCategory(ctx.db, ctx.body)) }),
  retrieve: (ctx) => {
    const { id } = ctx.params
    return { product_category: show(ctx, NODE, found(ctx.db.tables.productCategory.get(id), missing(id))) }
  },
  update: (ctx) => {
    const { id } = ctx.params
    found(ctx.db.tables.productCategory.get(id), missing(id))
    return { product_category: show(ctx, NODE, ctx.db.tables.productCategory.update(id, ctx.body)) }
  },
  delete: (ctx) => {
    const { id } = ctx.params
    found(ctx.db.tables.productCategory.get(id), `ProductCategory with id: ${id} was not found`)
    if (ctx.db.tables.productCategory.by("parent_category_id", id).length > 0)
      throw notAllowed(`Deleting ProductCategory (${id}) with category children is not allowed`)
    ctx.db.tables.productCategory.remove(id)
    return deleted(id, NODE)
  },
  updateProducts: (ctx) => {
    const { id } = ctx.params
    const row = found(ctx.db.tables.productCategory.get(id), missing(id))
    relink(ctx.db.tables.productCategoryProduct, "product_category_id", id, "product_id", ctx.body)
    return { product_category: show(ctx, NODE, row) }
  },
})
