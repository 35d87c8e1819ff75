import { availableAt } from "#mocks/domain/inventory/stock.ts"
import { calculatedPrice, type PriceContext } from "#mocks/domain/pricing/prices.ts"
import {
  type AnyRow,
  joined,
  linked,
  many,
  type Node,
  node,
  one,
  type Relation,
  type Scope,
  through,
} from "#mocks/graph/node.ts"
import type { Row } from "#mocks/kernel/database.ts"
import * as m from "#mocks/kernel/models/catalog.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"

const byRank = <R extends { rank: number | null }>(rows: R[]): R[] => rows.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))

/** A product's images, each with the ids of the variants that it is limited to. */
function productImages({ tables }: Scope, id: string) {
  const variants = new Set(tables.productVariant.by("product_id", id).map((variant) => variant.id))
  return byRank(tables.productImage.by("product_id", id)).map((image) => {
    const linked = tables.variantImage.by("image_id", image.id).map((link) => link.variant_id)
    return { image, only: linked.filter((variant) => variants.has(variant)) }
  })
}

/** A variant shows its own images and those of the product that belong to none of its variants. */
function variantImages(row: Row<"productVariant">, scope: Scope): AnyRow[] {
  const product = scope.tables.product.get(row.product_id, { withDeleted: true }) ?? row
  const images = scope.memo(product, "images by variant", () => productImages(scope, row.product_id))
  return images.flatMap(({ image, only }) => (only.length === 0 || only.includes(row.id) ? [image] : []))
}

/** Pricing data set by a route as `pricing` in the scope's context. */
export interface VariantPricing {
  readonly context: PriceContext
  /** The place to calculate tax for; unset if only net prices are needed. */
  readonly place?: { readonly country_code: string; readonly province?: string | null | undefined } | undefined
  /** Ignores tax rates for product types. */
  readonly ignoresProductType?: boolean
}
/** Throws without a pricing context; the store API leaves the field out instead. */
function priceOf(row: Row<"productVariant">, scope: Scope): { calculated_price?: object | null } {
  const pricing = scope.context.pricing as VariantPricing | undefined
  if (!pricing && scope.context.isShop) return {}
  if (!pricing) throw invalidData("Method calculatePrices requires currency_code in the pricing context")
  return {
    calculated_price: calculatedPrice(scope.db, row, pricing.context, pricing.place, pricing.ignoresProductType),
  }
}

/** With `isShop` in the context, tags, types, collections and categories list published products only. */
const publishedOnly = <R>(relation: Relation<R>): Relation<R> => ({
  ...relation,
  of: (row, scope) => {
    const found = relation.of(row, scope)
    return scope.context.isShop
      ? ((found ?? []) as Row<"product">[]).filter((product) => product.status === "published")
      : found
  },
})

/** Includes deleted child rows if the row itself is deleted. */
const withDeletedRows = (row: { readonly deleted_at: string | null }) => ({ withDeleted: row.deleted_at !== null })

export const catalogNodes = {
  product: node("product", m.product, {
    // A link to another module, not a column.
    hidden: ["shipping_profile_id"],
    relations: {
      variants: joined({
        node: "product_variant",
        table: "productVariant",
        foreignKey: "product_id",
        of: (row: Row<"product">, scope) =>
          scope.tables.productVariant
            .by("product_id", row.id, withDeletedRows(row))
            .sort((a, b) => a.variant_rank - b.variant_rank),
      }),
      options: {
        node: "product_option",
        of: (row: Row<"product">, scope) =>
          scope.tables.productProductOption.by("product_id", row.id).flatMap((link): AnyRow[] => {
            const option = scope.tables.productOption.get(link.product_option_id, withDeletedRows(row))
            return option ? [{ ...option, product_product_option_id: link.id } as AnyRow] : []
          }),
      },
      images: {
        node: "product_image",
        of: (row: Row<"product">, scope) =>
          byRank(scope.tables.productImage.by("product_id", row.id, withDeletedRows(row))),
      },
      type: { ...one("product_type", "productType", "type_id"), inStar: true },
      collection: { ...one("product_collection", "productCollection", "collection_id"), inStar: true },
      tags: through("product_tag", "productTagProduct", "product_id", "product_tag_id", "productTag"),
      categories: through(
        "product_category",
        "productCategoryProduct",
        "product_id",
        "product_category_id",
        "productCategory",
      ),
      sales_channels: linked(
        through("sales_channel", "productSalesChannel", "product_id", "sales_channel_id", "salesChannel"),
      ),
      shipping_profile: linked(one("shipping_profile", "shippingProfile", "shipping_profile_id")),
    },
  }),
  product_variant: node("productVariant", m.productVariant, {
    hidden: ["price_set_id"],
    relations: {
      product: joined({ ...one("product", "product", "product_id"), inStar: true }),
      options: through(
        "product_option_value",
        "variantOptionValue",
        "variant_id",
        "option_value_id",
        "productOptionValue",
      ),
      prices: linked({
        node: "linked_price",
        of: (row: Row<"productVariant">, scope) =>
          row.price_set_id === null
            ? []
            : scope.tables.price
                .by("price_set_id", row.price_set_id)
                .filter((price) => price.price_list_id === null)
                .map((price) => ({ ...price, variant_id: row.id })),
      }),
      images: { node: "product_image", of: variantImages, reads: ["*product.images", "product.images.variants.id"] },
      inventory_items: linked({
        ...many<Row<"productVariant">>("variant_inventory_item", "variantInventoryItem", "variant_id"),
        farKey: "variant_id",
      }),
      inventory: linked(
        through("inventory_item", "variantInventoryItem", "variant_id", "inventory_item_id", "inventoryItem"),
      ),
    },
    computed: [
      {
        fields: ["calculated_price"],
        of: priceOf,
        ofField: (row, scope) => (scope.context.pricing ? priceOf(row, scope) : {}),
      },
      {
        fields: ["inventory_quantity"],
        isOneAnswer: true,
        of: (row: Row<"productVariant">, scope) => {
          const locations = scope.context.locations as readonly string[] | undefined
          const { manage_inventory } = row
          if (!locations) return {}
          if (!manage_inventory) return { manage_inventory }
          return { manage_inventory, inventory_quantity: availableAt(scope.db, row.id, locations) }
        },
      },
    ],
  }),
  product_option: node("productOption", m.productOption, {
    relations: {
      /** Reached from a product, only the values that the product uses. */
      values: {
        node: "product_option_value",
        of: (row: Row<"productOption"> & { product_product_option_id?: string }, scope) => {
          const values = byRank(scope.tables.productOptionValue.by("option_id", row.id, withDeletedRows(row)))
          if (row.product_product_option_id === undefined) return values
          const used = new Set(
            scope.tables.productProductOptionValue
              .by("product_product_option_id", row.product_product_option_id)
              .map((v) => v.product_option_value_id),
          )
          return values.filter((v) => used.has(v.id))
        },
      },
      products: joined(through("product", "productProductOption", "product_option_id", "product_id", "product")),
    },
  }),
  product_option_value: node("productOptionValue", m.productOptionValue, {
    relations: {
      option: { ...one("product_option", "productOption", "option_id"), inStar: true },
      variants: joined(
        through("product_variant", "variantOptionValue", "option_value_id", "variant_id", "productVariant"),
      ),
    },
  }),
  product_image: node("productImage", m.productImage, {
    relations: {
      product: joined({ ...one("product", "product", "product_id"), inStar: true }),
      variants: {
        ...joined(
          through<Row<"productImage">>("product_variant", "variantImage", "image_id", "variant_id", "productVariant"),
        ),
        allowsCycle: true,
      },
    },
  }),
  product_category: node("productCategory", m.productCategory, {
    relations: {
      parent_category: { ...one("product_category", "productCategory", "parent_category_id"), inStar: true },
      category_children: {
        node: "product_category",
        of: (row: Row<"productCategory">, scope) =>
          byRank(scope.tables.productCategory.by("parent_category_id", row.id)),
      },
      products: joined(
        publishedOnly(through("product", "productCategoryProduct", "product_category_id", "product_id", "product")),
      ),
    },
  }),
  product_collection: node("productCollection", m.productCollection, {
    relations: { products: joined(publishedOnly(many("product", "product", "collection_id"))) },
  }),
  product_tag: node("productTag", m.productTag, {
    relations: {
      products: joined(
        publishedOnly(through("product", "productTagProduct", "product_tag_id", "product_id", "product")),
      ),
    },
  }),
  product_type: node("productType", m.productType, {
    relations: { products: joined(publishedOnly(many("product", "product", "type_id"))) },
  }),
}

const { product, product_variant: variant } = catalogNodes
/** A variant on the admin's routes for products and variants, which rebuild its prices. */
const pricedVariant: Node = {
  ...variant,
  relations: { ...variant.relations, prices: { ...(variant.relations.prices as Relation), node: "variant_price" } },
}
export const pricedNodes = {
  priced_variant: pricedVariant,
  priced_product: {
    ...product,
    relations: {
      ...product.relations,
      variants: { ...(product.relations.variants as Relation), node: "priced_variant" },
    },
  } as Node,
}
