/** What a store needs before its first order, in the order in which it is set up. */
export const setupSteps = ["currency", "region", "tax", "channel", "shipping", "product", "order"] as const
export type SetupStep = (typeof setupSteps)[number]

export interface StoreRegion {
  readonly id: string
  readonly name: string
  readonly currency: string
  readonly countries: readonly string[]
  readonly paymentProviders: readonly string[]
}
interface StoreZone {
  readonly id: string
  readonly countries: readonly string[]
  /** The currencies and regions in which the zone's options have a price; an option calculated by its provider has "*". */
  readonly options: readonly { readonly profile: string; readonly prices: readonly string[] }[]
}
export interface StoreLocation {
  readonly id: string
  readonly name: string
  readonly channels: readonly string[]
  readonly providers: readonly string[]
  readonly sets: readonly { readonly id: string; readonly type: string; readonly zones: readonly StoreZone[] }[]
}
export interface StoreProduct {
  readonly id: string
  readonly channels: readonly string[]
  readonly profile: string | null
  readonly variants: readonly {
    /** The currencies and regions in which the variant has a price. */
    readonly prices: readonly string[]
    /** Where the variant can be taken from; null if its stock isn't counted. */
    readonly stockedAt: readonly string[] | null
  }[]
}

/** What the server holds, as far as the first sale needs it. */
export interface StoreState {
  readonly currency: string | null
  readonly regions: readonly StoreRegion[]
  /** Countries that have a tax region. */
  readonly taxCountries: readonly string[]
  /** Enabled sales channels; the store's default channel comes first. */
  readonly channels: readonly string[]
  /** Publishable keys that aren't revoked, with their channels. */
  readonly keys: readonly { readonly id: string; readonly channels: readonly string[] }[]
  readonly locations: readonly StoreLocation[]
  /** The latest published products. */
  readonly products: readonly StoreProduct[]
  readonly orders: number
}

/** What a step lacks. */
export type Gap =
  | "none"
  /** The region has no payment provider. */
  | "payment"
  /** The publishable keys have no enabled sales channel. */
  | "keyChannel"
  /** A location exists, but its setup isn't finished. */
  | "unfinished"
  /** There are products, but none that customers of the region can buy. */
  | "notForSale"

/** The region that sells first: one that can take payments comes before others. */
export const firstRegion = ({ regions }: StoreState): StoreRegion | undefined => {
  const inhabited = regions.filter(({ countries }) => countries.length > 0)
  return inhabited.find(({ paymentProviders }) => paymentProviders.length > 0) ?? inhabited[0]
}

/** Enabled channels that a storefront can use with a publishable key. */
export const storefrontChannels = ({ channels, keys }: StoreState): readonly string[] =>
  channels.filter((id) => keys.some((key) => key.channels.includes(id)))

const shares = (a: readonly string[], b: readonly string[]) => a.some((each) => b.includes(each))

const hasPrice = (prices: readonly string[], { id, currency }: StoreRegion) => shares(prices, [id, currency, "*"])

/** Profiles that a location ships to a region's countries. */
const shippedProfiles = ({ sets }: StoreLocation, region: StoreRegion): readonly string[] =>
  sets
    .flatMap(({ zones }) => zones)
    .filter((zone) => shares(zone.countries, region.countries))
    .flatMap(({ options }) => options.filter(({ prices }) => hasPrice(prices, region)))
    .map(({ profile }) => profile)

/** Locations that ship orders of a storefront to the region. */
const shippingLocations = (state: StoreState, region: StoreRegion): readonly StoreLocation[] =>
  state.locations.filter(
    (location) => shares(location.channels, storefrontChannels(state)) && shippedProfiles(location, region).length > 0,
  )

function isForSale(state: StoreState, region: StoreRegion, product: StoreProduct): boolean {
  const channels = product.channels.filter((id) => storefrontChannels(state).includes(id))
  const { profile } = product
  return shippingLocations(state, region).some(
    (location) =>
      shares(location.channels, channels) &&
      profile !== null &&
      shippedProfiles(location, region).includes(profile) &&
      product.variants.some(
        ({ prices, stockedAt }) => hasPrice(prices, region) && (stockedAt === null || stockedAt.includes(location.id)),
      ),
  )
}

interface RegionGaps {
  /** Countries without a tax region: nothing is taxed there. */
  readonly untaxed: readonly string[]
  /** Countries that no shipping option with a price for the region is offered for. */
  readonly unshipped: readonly string[]
  /** None of the latest products has a price for the region. */
  readonly isUnpriced: boolean
  readonly isUnpaid: boolean
}

/** What keeps customers of a region from ordering, and the countries where they pay no tax. */
export function regionGaps(
  region: StoreRegion,
  { taxCountries, locations, products }: Pick<StoreState, "taxCountries" | "locations" | "products">,
): RegionGaps {
  const { countries } = region
  const zones = locations.flatMap(({ sets }) => sets.flatMap((set) => set.zones))
  const shipped = zones
    .filter(({ options }) => options.some(({ prices }) => hasPrice(prices, region)))
    .flatMap((zone) => zone.countries)
  return {
    untaxed: countries.filter((code) => !taxCountries.includes(code)),
    unshipped: countries.filter((code) => !shipped.includes(code)),
    isUnpriced: !products.some(({ variants }) => variants.some(({ prices }) => hasPrice(prices, region))),
    isUnpaid: region.paymentProviders.length === 0,
  }
}

const gapNames = ["tax", "shipping", "prices", "payment"] as const

/** Regions with what they lack. */
export const regionsWithGaps = (state: StoreState) =>
  state.regions.flatMap((region) => {
    const { untaxed, unshipped, isUnpriced, isUnpaid } = regionGaps(region, state)
    const lacks = [untaxed.length > 0, unshipped.length > 0, isUnpriced, isUnpaid]
    return lacks.some(Boolean) ? [{ region, gaps: gapNames.filter((_, index) => lacks[index]) }] : []
  })

/** What each step lacks, computed from the server's state; null for a step that is done. */
export function setupGaps(state: StoreState): Readonly<Record<SetupStep, Gap | null>> {
  const region = firstRegion(state)
  const product = () => {
    if (state.products.length === 0) return "none"
    return region && state.products.some((each) => isForSale(state, region, each)) ? null : "notForSale"
  }
  const shipping = () => {
    if (state.locations.length === 0) return "none"
    return region && shippingLocations(state, region).length > 0 ? null : "unfinished"
  }
  const channel = () => {
    if (state.keys.length === 0) return "none"
    return storefrontChannels(state).length > 0 ? null : "keyChannel"
  }
  const regionGap = () => {
    if (!region) return "none"
    return region.paymentProviders.length > 0 ? null : "payment"
  }
  return {
    currency: state.currency === null ? "none" : null,
    region: regionGap(),
    tax: region && shares(state.taxCountries, region.countries) ? null : "none",
    channel: channel(),
    shipping: shipping(),
    product: product(),
    order: state.orders > 0 ? null : "none",
  }
}

/** The first step that isn't done; undefined if none is left. A store that has sold needs no setup. */
export function currentStep(state: StoreState): SetupStep | undefined {
  if (state.orders > 0) return undefined
  const gaps = setupGaps(state)
  return setupSteps.find((step) => gaps[step] !== null)
}
