import { narrowProducts, productsIn } from "#mocks/domain/catalog/product-filters.ts"
import { changeOptions } from "#mocks/domain/catalog/product-option-links.ts"
import {
  createProduct,
  createProducts,
  deleteProducts,
  updateProduct,
  updateProducts,
} from "#mocks/domain/catalog/products.ts"
import { changeImageVariants } from "#mocks/domain/catalog/variant-images.ts"
import { found } from "#mocks/kernel/refusal.ts"
import type { Resolvers } from "#mocks/resources/implement.ts"
import { deleted, filtersOf, page, show, showBatch } from "#mocks/resources/reply.ts"
import type { productEndpoints } from "#schema/admin/product.endpoints.ts"

export const products = {
  list: (ctx) => {
    const { ids, rest: filters } = narrowProducts(ctx.db, filtersOf(ctx.query))
    return page(ctx, "product", "products", {
      shownAs: "priced_product",
      filters,
      ...(ids ? { rows: productsIn(ctx.db, ids, ctx.query.with_deleted) } : {}),
    })
  },
  create: (ctx) => ({ product: show(ctx, "priced_product", createProduct(ctx.db, ctx.body)) }),
  retrieve: (ctx) => ({
    product: show(ctx, "priced_product", found(ctx.db.tables.product.get(ctx.params.id), "Product not found")),
  }),
  update: (ctx) => ({ product: show(ctx, "priced_product", updateProduct(ctx.db, ctx.params.id, ctx.body)) }),
  delete: (ctx) => {
    deleteProducts(ctx.db, [ctx.params.id])
    return deleted(ctx.params.id, "product")
  },
  /** Creates first: until then, the handles of deleted and renamed products are taken. */
  batch: (ctx) => {
    const { create = [], update = [], delete: gone = [] } = ctx.body
    const { product } = ctx.db.tables
    const created = createProducts(ctx.db, create)
    deleteProducts(ctx.db, gone)
    updateProducts(
      ctx.db,
      update.filter(({ id }) => !gone.includes(id)),
    )
    const updated = [...new Set(update.map(({ id }) => id))].flatMap((id) => product.get(id) ?? [])
    return showBatch(ctx, "priced_product", created, updated, gone, "product")
  },
  listOptions: (ctx) => {
    const { productOption, productProductOption } = ctx.db.tables
    const rows = productProductOption
      .by("product_id", ctx.params.id)
      .flatMap((link) => productOption.get(link.product_option_id) ?? [])
    return page(ctx, "product_option", "product_options", { rows })
  },
  linkOptions: (ctx) => {
    const { id } = ctx.params
    changeOptions(ctx.db, id, ctx.body)
    return {
      product: show(ctx, "priced_product", found(ctx.db.tables.product.get(id), `Product with id "${id}" not found`)),
    }
  },
  batchImageVariants: (ctx) => changeImageVariants(ctx.db, ctx.params.image_id, ctx.body),
} satisfies Partial<Resolvers<typeof productEndpoints>>
