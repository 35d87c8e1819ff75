import { changeVariantImages } from "#mocks/domain/catalog/variant-images.ts"
import { changePart, removePart, setPart } from "#mocks/domain/catalog/variant-inventory.ts"
import { checkVariants, createVariants, deleteVariants, updateVariants } from "#mocks/domain/catalog/variants.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { found } from "#mocks/kernel/refusal.ts"
import type { Resolvers } from "#mocks/resources/implement.ts"
import { deleted, filtersOf, show, showBatch } from "#mocks/resources/reply.ts"
import type { Context } from "#mocks/resources/request.ts"
import type { productEndpoints } from "#schema/admin/product.endpoints.ts"
import { pageOfVariants } from "./product-variant.ts"

const NODE = "priced_variant"

interface Ids {
  readonly id: string
}
const productOf = (ctx: Context<Ids>): Row<"product"> =>
  found(
    ctx.db.tables.product.get(ctx.params.id),
    `You tried to set relationship product_id: ${ctx.params.id}, but such entity does not exist`,
  )

/** The response is empty if the variant is unknown. */
const variantOf = (ctx: Context, id: string): object => {
  const row = ctx.db.tables.productVariant.get(id)
  return row ? { variant: show(ctx, NODE, row) } : {}
}

/** The link of a variant and an inventory item, in the server's format. */
const linkOf = (variant_id: string, inventory_item_id: string) => ({
  product: { variant_id },
  inventory: { inventory_item_id },
})

export const variants = {
  listVariants: (ctx) => pageOfVariants(ctx, { ...filtersOf(ctx.query), product_id: ctx.params.id }),
  createVariant: (ctx) => {
    createVariants(ctx.db, ctx.params.id, [ctx.body])
    return { product: show(ctx, "priced_product", productOf(ctx)) }
  },
  retrieveVariant: (ctx) => {
    const row = ctx.db.tables.productVariant.get(ctx.params.variant_id)
    return row?.product_id === ctx.params.id ? { variant: show(ctx, NODE, row) } : {}
  },
  /** Changes nothing if the variant is unknown or belongs to another product. */
  updateVariant: (ctx) => {
    const product = productOf(ctx)
    const { variant_id: id } = ctx.params
    if (ctx.db.tables.productVariant.get(id)?.product_id === product.id) updateVariants(ctx.db, [{ ...ctx.body, id }])
    return { product: show(ctx, "priced_product", product) }
  },
  deleteVariant: (ctx) => {
    const product = productOf(ctx)
    deleteVariants(ctx.db, [ctx.params.variant_id])
    return { ...deleted(ctx.params.variant_id, "variant"), parent: show(ctx, "priced_product", product) }
  },
  /** Deletes last: until then, the options and SKUs of deleted variants are taken. */
  batchVariants: (ctx) => {
    const { create = [], update = [], delete: gone = [] } = ctx.body
    const { id } = ctx.params
    const { productVariant } = ctx.db.tables
    checkVariants(ctx.db, update)
    const created = createVariants(ctx.db, id, create)
    updateVariants(ctx.db, update)
    deleteVariants(ctx.db, gone)
    const updated = [...new Set(update.map((change) => change.id))].flatMap(
      (variantId) => productVariant.get(variantId) ?? [],
    )
    return showBatch(ctx, NODE, created, updated, gone, "variant")
  },
  batchVariantImages: (ctx) => changeVariantImages(ctx.db, ctx.params.variant_id, ctx.body),
  addVariantInventoryItem: (ctx) => {
    setPart(ctx.db, ctx.params.variant_id, ctx.body)
    return variantOf(ctx, ctx.params.variant_id)
  },
  updateVariantInventoryItem: (ctx) => {
    const { variant_id, inventory_item_id } = ctx.params
    changePart(ctx.db, variant_id, { inventory_item_id, ...ctx.body })
    return variantOf(ctx, variant_id)
  },
  removeVariantInventoryItem: (ctx) => {
    const { variant_id, inventory_item_id } = ctx.params
    removePart(ctx.db, variant_id, inventory_item_id)
    const row = ctx.db.tables.productVariant.get(variant_id)
    return {
      id: linkOf(variant_id, inventory_item_id),
      object: "variant-inventory-item-link",
      deleted: true,
      ...(row ? { parent: show(ctx, NODE, row) } : {}),
    }
  },
  batchVariantInventoryItems: (ctx) => {
    const { create = [], update = [], delete: gone = [] } = ctx.body
    for (const { variant_id, inventory_item_id } of gone) removePart(ctx.db, variant_id, inventory_item_id)
    for (const { variant_id, ...part } of create) setPart(ctx.db, variant_id, part)
    for (const { variant_id, ...part } of update) changePart(ctx.db, variant_id, part)
    const withData = (part: (typeof create)[number]) => ({
      ...linkOf(part.variant_id, part.inventory_item_id),
      data: { required_quantity: part.required_quantity },
    })
    return {
      created: create.map(withData),
      updated: update.map(withData),
      deleted: gone.map((part) => linkOf(part.variant_id, part.inventory_item_id)),
    }
  },
} satisfies Partial<Resolvers<typeof productEndpoints>>
