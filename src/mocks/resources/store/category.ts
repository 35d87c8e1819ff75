import { isPublic, withoutParents, withTrees } from "#mocks/domain/catalog/category-tree.ts"
import { Scope } from "#mocks/graph/node.ts"
import { implement } from "#mocks/resources/implement.ts"
import { filtersOf, page, selectionOf, show } from "#mocks/resources/reply.ts"
import { categoryEndpoints } from "#schema/store/category.endpoints.ts"
import { categorySchemas } from "#schema/store/category.ts"

export const categoryRoutes = implement(categoryEndpoints, categorySchemas, {
  list: (ctx) => {
    const { include_ancestors_tree: _a, include_descendants_tree: _d, ...filters } = filtersOf(ctx.query)
    const rows = ctx.db.tables.productCategory.all().filter(isPublic)
    const scope = new Scope(ctx.db, { isShop: true })
    const answer = page(ctx, "product_category", "product_categories", { rows, filters, scope })
    const found = answer.product_categories as Record<string, unknown>[]
    const trees = withTrees(scope, found, ctx.query, selectionOf(ctx), isPublic)
    return { ...answer, product_categories: withoutParents(trees, ctx.query) }
  },
  retrieve: (ctx) => {
    const category = ctx.db.tables.productCategory.get(ctx.params.id)
    if (!category || !isPublic(category)) return {}
    const scope = new Scope(ctx.db, { isShop: true })
    const answer = show(ctx, "product_category", category, { scope })
    return { product_category: withTrees(scope, [answer], ctx.query, selectionOf(ctx), isPublic)[0] }
  },
})
