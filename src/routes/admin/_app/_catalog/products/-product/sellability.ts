/** A price of a variant, with its rules by attribute. */
export interface SalePrice {
  readonly currency_code: string
  readonly min_quantity: number | null
  readonly rules: Readonly<Record<string, string>>
}

/** What one unit of a variant takes from an inventory item, and what is available of it by location. */
interface StockPart {
  readonly required: number
  readonly available: ReadonlyMap<string, number>
}

export interface SaleVariant {
  readonly id: string
  readonly product_id: string
  readonly manage_inventory: boolean
  readonly allow_backorder: boolean
  readonly prices: readonly SalePrice[]
  readonly parts: readonly StockPart[]
}

export interface SaleProduct {
  readonly id: string
  readonly status: string
  readonly channels: readonly string[]
  readonly profile: string | null
}

/** A region, in which customers shop in one currency. */
export interface Market {
  readonly id: string
  readonly name: string
  readonly currency_code: string
  readonly countries: readonly string[]
}

/** A shipping option of a location that customers can choose. */
export interface Shipping {
  readonly profile: string
  readonly countries: readonly string[]
}

export interface SaleLocation {
  readonly id: string
  readonly channels: readonly string[]
  readonly shipping: readonly Shipping[]
}

/** What the store needs for selling anything. */
export interface Shop {
  readonly markets: readonly Market[]
  /** Sales channels of active publishable keys. */
  readonly storefronts: ReadonlySet<string>
  readonly locations: readonly SaleLocation[]
}

/** What is missing before customers in a market can buy, in the order to fix it. */
export const links = [
  "published",
  "channel",
  "storefront",
  "variant",
  "price",
  "profile",
  "location",
  "shipping",
  "stock",
] as const
export type Link = (typeof links)[number]

export interface MarketState {
  readonly market: Market
  /** Empty if customers can buy. */
  readonly missing: readonly Link[]
}

/** Whether a price applies to one unit for any customer in a market. */
const applies = ({ currency_code, min_quantity, rules }: SalePrice, market: Market): boolean =>
  currency_code === market.currency_code &&
  (min_quantity ?? 0) <= 1 &&
  Object.entries(rules).every(([attribute, value]) => attribute === "region_id" && value === market.id)

/** The number of units available at these locations; undefined if it isn't limited. */
export function availableAt(variant: SaleVariant, locations: readonly string[]): number | undefined {
  if (!variant.manage_inventory) return undefined
  const units = variant.parts.map(({ required, available }) => {
    const total = locations.reduce((sum, location) => sum + (available.get(location) ?? 0), 0)
    return Math.floor(total / Math.max(1, required))
  })
  return units.length === 0 ? 0 : Math.min(...units)
}

/** What is missing of the product itself, whatever the variant. */
function missingOfProduct(product: SaleProduct, market: Market, shop: Shop) {
  const channels = product.channels.filter((channel) => shop.storefronts.has(channel))
  const locations = shop.locations.filter((location) => location.channels.some((channel) => channels.includes(channel)))
  const isServed = locations.some(({ shipping }) =>
    shipping.some(
      ({ profile, countries }) =>
        profile === product.profile && market.countries.some((country) => countries.includes(country)),
    ),
  )
  const missing: (Link | false)[] = [
    product.status !== "published" && "published",
    product.channels.length === 0 ? "channel" : channels.length === 0 && "storefront",
    product.profile === null && "profile",
    channels.length > 0 && locations.length === 0 && "location",
    product.profile !== null && locations.length > 0 && !isServed && "shipping",
  ]
  return { missing, locations: locations.map(({ id }) => id) }
}

const inOrder = (missing: readonly (Link | false)[]): readonly Link[] => links.filter((link) => missing.includes(link))

/** What is missing before customers can buy a variant, by market. */
export function variantSales(product: SaleProduct, variant: SaleVariant, shop: Shop): readonly MarketState[] {
  return shop.markets.map((market) => {
    const { missing, locations } = missingOfProduct(product, market, shop)
    const available = availableAt(variant, locations)
    const isOut = available !== undefined && available < 1 && !variant.allow_backorder
    const own = [
      !variant.prices.some((price) => applies(price, market)) && "price",
      // Without a location, the missing stock is a consequence.
      isOut && locations.length > 0 && "stock",
    ] as const
    return { market, missing: inOrder([...missing, ...own]) }
  })
}

/** What is missing before customers can buy a product, by market: what its most complete variant lacks. */
export function productSales(
  product: SaleProduct,
  variants: readonly SaleVariant[],
  shop: Shop,
): readonly MarketState[] {
  const states = variants.map((variant) => variantSales(product, variant, shop))
  return shop.markets.map((market, index) => {
    const { missing } = missingOfProduct(product, market, shop)
    if (states.length === 0) return { market, missing: inOrder([...missing, "variant"]) }
    return states
      .flatMap((each) => each[index] ?? [])
      .reduce((best, state) => (state.missing.length < best.missing.length ? state : best))
  })
}

/** Number of markets in which customers can buy. */
export const openMarkets = (states: readonly MarketState[]): number =>
  states.filter(({ missing }) => missing.length === 0).length
