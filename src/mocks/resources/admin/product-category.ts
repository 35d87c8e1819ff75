import {
  changeCategoryProducts,
  createCategory,
  deleteCategory,
  updateCategory,
} from "#mocks/domain/catalog/categories.ts"
import { type TreeQuery, withoutParents, withTrees } from "#mocks/domain/catalog/category-tree.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { deleted, filtersOf, freshScope, page, selectionOf, show } from "#mocks/resources/reply.ts"
import type { Context } from "#mocks/resources/request.ts"
import { productCategoryEndpoints } from "#schema/admin/product-category.endpoints.ts"
import { productCategorySchemas } from "#schema/admin/product-category.ts"

const NODE = "product_category"

/** The response is empty if the category is unknown. */
const answer = (ctx: Context<unknown, unknown, TreeQuery>, row: Row<"productCategory"> | undefined): object =>
  row ? { product_category: withTrees(freshScope(ctx), [show(ctx, NODE, row)], ctx.query, selectionOf(ctx))[0] } : {}

export const productCategoryRoutes = implement(productCategoryEndpoints, productCategorySchemas, {
  list: (ctx) => {
    const { include_ancestors_tree: _a, include_descendants_tree: _d, ...filters } = filtersOf(ctx.query)
    const shown = page(ctx, NODE, "product_categories", { filters })
    const rows = shown.product_categories as Record<string, unknown>[]
    const trees = withTrees(ctx.scope, rows, ctx.query, selectionOf(ctx))
    return { ...shown, product_categories: withoutParents(trees, ctx.query) }
  },
  create: (ctx) => answer(ctx, createCategory(ctx.db, ctx.body)),
  retrieve: (ctx) => {
    const { id } = ctx.params
    return answer(ctx, found(ctx.db.tables.productCategory.get(id), `Product category with id: ${id} was not found`))
  },
  update: (ctx) => answer(ctx, updateCategory(ctx.db, ctx.params.id, ctx.body)),
  delete: (ctx) => {
    deleteCategory(ctx.db, ctx.params.id)
    return deleted(ctx.params.id, NODE)
  },
  updateProducts: (ctx) => {
    changeCategoryProducts(ctx.db, ctx.params.id, ctx.body)
    return answer(ctx, ctx.db.tables.productCategory.get(ctx.params.id))
  },
})
