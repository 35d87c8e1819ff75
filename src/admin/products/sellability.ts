/** A price of a variant, with its rules by attribute. */
export interface SalePrice {
  readonly currency_code: string
  readonly min_quantity: number | null
  readonly rules: Readonly<Record<string, string>>
}

/** What one unit of a variant takes from an inventory item, and what is available of it by location. */
interface StockPart {
  /** Id of the inventory item. */
  readonly item: string
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
  readonly id: string
  readonly zone: string
  readonly profile: string
  readonly countries: readonly string[]
  /** Null if its provider calculates the price. */
  readonly prices: readonly SalePrice[] | null
}

export interface SaleLocation {
  readonly id: string
  readonly channels: readonly string[]
  /** Service zones by id, with their countries. */
  readonly zones: ReadonlyMap<string, readonly string[]>
  /** Whether service zones can be added to it. */
  readonly hasSets: boolean
  readonly shipping: readonly Shipping[]
}

/** What the store needs for selling anything. */
export interface Shop {
  readonly markets: readonly Market[]
  /** Sales channels of active publishable keys. */
  readonly storefronts: ReadonlySet<string>
  /** The active publishable key, if there is only one. */
  readonly key: string | undefined
  /** Sales channels in which nobody can buy. */
  readonly disabledChannels: ReadonlySet<string>
  readonly locations: readonly SaleLocation[]
}

/** What is missing before customers in a market can buy, in the order to fix it. */
export const links = [
  "published",
  "channel",
  "disabled",
  "storefront",
  "variant",
  "price",
  "profile",
  "location",
  "country",
  "shipping",
  "shippingPrice",
  "stock",
  "stockElsewhere",
] as const
export type Link = (typeof links)[number]

/** Records of the product, by which the pages that fix a missing link are opened. */
export interface Places {
  readonly channel: string | undefined
  readonly profile: string | undefined
  readonly key: string | undefined
  readonly location: string | undefined
  /** A service zone of the location for a country of the market. */
  readonly zone?: string | undefined
  /** A shipping option of the zone that lacks a price in the market. */
  readonly option?: string | undefined
  /** Whether service zones can be added to the location. */
  readonly hasSets: boolean
  /** An inventory item of the variant that isn't available. */
  readonly item?: string | undefined
}

export interface MarketState {
  readonly market: Market
  /** Empty if customers can buy. */
  readonly missing: readonly Link[]
  /** Countries of an open market to which no shipping option delivers. */
  readonly unserved: readonly string[]
  /** Where to fix the missing links, if there is one place. */
  readonly places: Places
  /** The variant that lacks the least. */
  readonly variantId?: string | undefined
}

/** Whether a price applies to one unit for any customer in a market. */
const applies = ({ currency_code, min_quantity, rules }: SalePrice, market: Market): boolean =>
  currency_code === market.currency_code &&
  (min_quantity ?? 0) <= 1 &&
  Object.entries(rules).every(([attribute, value]) => attribute === "region_id" && value === market.id)

/** The number of units that a part allows at these locations. */
function unitsOf({ required, available }: StockPart, locations: readonly string[]): number {
  const total = locations.reduce((sum, location) => sum + (available.get(location) ?? 0), 0)
  return Math.floor(total / Math.max(1, required))
}

/** The number of units available at these locations; undefined if it isn't limited. */
export function availableAt(variant: SaleVariant, locations: readonly string[]): number | undefined {
  if (!variant.manage_inventory) return undefined
  const units = variant.parts.map((part) => unitsOf(part, locations))
  return units.length === 0 ? 0 : Math.min(...units)
}

/** Whether an option delivers, and for a known price in the market. */
const isPriced = ({ prices }: Shipping, market: Market): boolean =>
  prices === null || prices.some((price) => applies(price, market))

/** What keeps a product from being delivered in a market, and the countries that are left out. */
function deliveryIn(market: Market, profile: string, locations: readonly SaleLocation[]) {
  const fitting = locations.flatMap(({ shipping }) => shipping).filter((option) => option.profile === profile)
  const served = (options: readonly Shipping[]) => {
    const reached = new Set(options.flatMap(({ countries }) => countries))
    return market.countries.filter((country) => reached.has(country))
  }
  const priced = served(fitting.filter((option) => isPriced(option, market)))
  const missing: Link | false =
    priced.length === 0 && (served(fitting).length === 0 ? ("shipping" as const) : ("shippingPrice" as const))
  return { missing, unserved: market.countries.filter((country) => !priced.includes(country)) }
}

/** Where a shipping option for a profile can be added or gets a price, as close to it as possible. */
function shippingPlace(market: Market, profile: string | null, locations: readonly SaleLocation[]) {
  const reaches = (countries: readonly string[]) => market.countries.some((country) => countries.includes(country))
  const options = locations.flatMap((location) => location.shipping.map((option) => ({ ...option, location })))
  const unpriced = options.find(
    (option) => option.profile === profile && reaches(option.countries) && !isPriced(option, market),
  )
  if (unpriced) return { location: unpriced.location, zone: unpriced.zone, option: unpriced.id }
  const zones = locations.flatMap((location) =>
    [...location.zones].map(([zone, countries]) => ({ location, zone, countries })),
  )
  const zone = zones.find(({ countries }) => reaches(countries))
  if (zone) return { location: zone.location, zone: zone.zone }
  return { location: locations.find(({ hasSets }) => hasSets) ?? locations[0] }
}

/** What is missing of the product itself, whatever the variant. */
function missingOfProduct(product: SaleProduct, market: Market, shop: Shop) {
  const enabled = product.channels.filter((channel) => !shop.disabledChannels.has(channel))
  const channels = enabled.filter((channel) => shop.storefronts.has(channel))
  const locations = shop.locations.filter((location) => location.channels.some((channel) => channels.includes(channel)))
  const canShip = product.profile !== null && locations.length > 0 && market.countries.length > 0
  const delivery = canShip ? deliveryIn(market, product.profile ?? "", locations) : undefined
  const missing: (Link | false | undefined)[] = [
    product.status !== "published" && "published",
    product.channels.length === 0 && "channel",
    product.channels.length > 0 && enabled.length === 0 && "disabled",
    enabled.length > 0 && channels.length === 0 && "storefront",
    product.profile === null && "profile",
    channels.length > 0 && locations.length === 0 && "location",
    market.countries.length === 0 && "country",
    delivery?.missing,
  ]
  const { location, ...place } = shippingPlace(market, product.profile, locations)
  const places: Places = {
    channel: channels[0] ?? product.channels[0],
    profile: product.profile ?? undefined,
    key: shop.key,
    location: location?.id,
    hasSets: location?.hasSets ?? false,
    ...place,
  }
  return { missing, places, locations, delivery }
}

const inOrder = (missing: readonly (Link | false | undefined)[]): readonly Link[] =>
  links.filter((link) => missing.includes(link))

/** The countries that are left out matter only where customers can buy at all. */
const stateOf = (market: Market, missing: readonly Link[], unserved: readonly string[], places: Places) => ({
  market,
  missing,
  places,
  unserved: missing.length === 0 ? unserved : [],
})

/** What is missing before customers can buy a variant, by market. */
export function variantSales(product: SaleProduct, variant: SaleVariant, shop: Shop): readonly MarketState[] {
  return shop.markets.map((market) => {
    const { missing, locations, delivery, places } = missingOfProduct(product, market, shop)
    const isAt = (at: readonly SaleLocation[]) =>
      variant.allow_backorder ||
      (availableAt(
        variant,
        at.map(({ id }) => id),
      ) ?? 1) > 0
    const isOut = !isAt(locations)
    // The server offers only shipping options of locations that have all of the cart's items.
    const stocked = locations.filter((location) => isAt([location]))
    const shipped = delivery && !isOut ? deliveryIn(market, product.profile ?? "", stocked) : delivery
    const isElsewhere = !delivery?.missing && Boolean(shipped?.missing)
    const variantGaps = [
      !variant.prices.some((price) => applies(price, market)) && "price",
      // Without a location, the missing stock is a consequence.
      isOut && locations.length > 0 && "stock",
      isElsewhere && "stockElsewhere",
    ] as const
    const ids = locations.map(({ id }) => id)
    const lacking = variant.parts.find((part) => unitsOf(part, ids) < 1)
    const item = (lacking ?? (isElsewhere ? variant.parts[0] : undefined))?.item
    const state = stateOf(market, inOrder([...missing, ...variantGaps]), shipped?.unserved ?? [], { ...places, item })
    return { ...state, variantId: variant.id }
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
    const { missing, places } = missingOfProduct(product, market, shop)
    if (states.length === 0) return stateOf(market, inOrder([...missing, "variant"]), [], places)
    return states
      .flatMap((each) => each[index] ?? [])
      .reduce((best, state) => (state.missing.length < best.missing.length ? state : best))
  })
}

/** Links that don't depend on the market. */
const ofProduct: readonly Link[] = [
  "published",
  "channel",
  "disabled",
  "storefront",
  "variant",
  "profile",
  "location",
  "stock",
]

/** What several markets lack because the product itself lacks it, which needs to be said once. */
export const missingEverywhere = ([first, ...others]: readonly MarketState[]): readonly Link[] =>
  first && others.length > 0
    ? first.missing.filter((link) => ofProduct.includes(link) && others.every(({ missing }) => missing.includes(link)))
    : []

/** Number of markets in which customers can buy. */
export const openMarkets = (states: readonly MarketState[]): number =>
  states.filter(({ missing }) => missing.length === 0).length
