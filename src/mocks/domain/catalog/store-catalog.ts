import { locationsOf } from "#mocks/domain/inventory/stock.ts"
import { priceContext } from "#mocks/domain/pricing/prices.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import type { VariantPricing } from "./catalog.graph.ts"
import { channelProducts } from "./channel-products.ts"
import { productsIn } from "./product-filters.ts"

/** Returns the sales channels of a publishable key, or the requested ones; throws if the key doesn't include them. */
export function channelsOf(
  db: Database,
  key: Row<"apiKey"> | undefined,
  requested?: string | readonly string[],
): string[] {
  const open = db.tables.apiKeySalesChannel.by("publishable_key_id", key?.id ?? "").map((l) => l.sales_channel_id)
  if (open.length === 0) throw invalidData("Publishable key needs to have a sales channel configured")
  if (requested === undefined) return open
  const wanted = [requested].flat()
  if (wanted.some((id) => !open.includes(id)))
    throw invalidData("Requested sales channel is not part of the publishable key")
  return wanted
}

/** Returns the published products of these channels, optionally limited to some ids. */
export function soldIn(
  db: Database,
  channels: readonly string[],
  only?: ReadonlySet<string>,
): readonly Row<"product">[] {
  const { rows, ids } = channelProducts(db, channels)
  return only ? productsIn(db, only).filter((product) => ids.has(product.id)) : rows
}

export function isSoldIn(db: Database, channels: readonly string[], product: Row<"product"> | undefined): boolean {
  return (
    product?.status === "published" &&
    db.tables.productSalesChannel.by("product_id", product.id).some((link) => channels.includes(link.sales_channel_id))
  )
}

export interface PricingQuery {
  readonly region_id?: string | undefined
  readonly currency_code?: string | undefined
  readonly country_code?: string | undefined
  readonly province?: string | undefined
  readonly cart_id?: string | undefined
  readonly fields?: string | undefined
}

/** Treats "" and "null" as no region. */
const named = (region: string | undefined) => (region === "" || region === "null" ? undefined : region)

/** Prices are included if a region is given or `calculated_price` is requested. */
const isPriced = ({ region_id, fields }: PricingQuery): boolean =>
  named(region_id) !== undefined || fields?.includes("calculated_price") === true

/** Returns the context for `calculated_price`: the requested region, else the cart's, else the store's default. */
export function pricingFor(db: Database, query: PricingQuery, customerId?: string): VariantPricing | undefined {
  if (!isPriced(query)) return undefined
  const cart = db.tables.cart.get(query.cart_id)
  const store = db.tables.store.all()[0]
  const regionId = named(query.region_id) ?? cart?.region_id ?? store?.default_region_id
  if (!regionId) throw invalidData("Missing required pricing context to calculate prices - region_id")
  const region = db.tables.region.get(regionId)
  if (!region) throw invalidData(`Region with id ${regionId} not found when populating the pricing context`)
  const address = db.tables.cartAddress.get(cart?.shipping_address_id)
  const country = query.country_code ?? address?.country_code ?? undefined
  const taxed = country !== undefined && region.automatic_taxes
  return {
    context: priceContext(db, {
      region_id: region.id,
      currency_code: region.currency_code,
      customer_id: customerId ?? cart?.customer_id,
    }),
    ...(taxed ? { place: { country_code: country, province: query.province ?? address?.province ?? null } } : {}),
  }
}

/** Returns the channels' locations; throws if `inventory_quantity` is requested for more than one channel. */
export function locationsFor(db: Database, channels: readonly string[], fields = ""): string[] {
  if (channels.length > 1 && fields.includes("inventory_quantity"))
    throw invalidData(
      "Inventory availability cannot be calculated in the given context. Either provide a single sales channel id or configure a single sales channel in the publishable key",
    )
  return [...new Set(channels.flatMap((channel) => locationsOf(db, channel)))]
}
