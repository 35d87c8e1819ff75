import { type FulfillmentSet, isInStore, isReturn, type LocationShipping, type Zone } from "./location-shipping.ts"

/** What a location needs before it ships orders, in the order in which it is set up. The last step is optional. */
export const locationSteps = ["address", "channels", "providers", "set", "zone", "option", "returnOption"] as const
export type LocationStep = (typeof locationSteps)[number]

/** A region, as the prices of shipping options need it. */
export interface Market {
  readonly id: string
  readonly currency_code: string
  readonly countries?: readonly { readonly iso_2?: string | undefined }[] | undefined
}

/** What the store offers to its locations. */
export interface LocationSettings {
  /** Regions, those with the store's default currency first. */
  readonly markets: readonly Market[]
  /** Enabled sales channels; the store's default channel comes first. */
  readonly channels: readonly { readonly id: string; readonly name: string }[]
  /** Ids of the enabled fulfillment providers. */
  readonly providers: readonly string[]
  /** Ids of the shipping profiles and of the shipping option types. */
  readonly profiles: readonly string[]
  readonly types: readonly string[]
}

/** The zones of a location with the fulfillment sets that they belong to. */
export const zonesOf = ({ sets }: LocationShipping): readonly Zone[] => sets.flatMap(({ zones }) => zones)

/** The fulfillment set that new zones are added to: the first one for shipping, or the only one. */
export const mainSet = ({ sets }: LocationShipping): FulfillmentSet | undefined =>
  sets.find(({ type }) => type === "shipping") ?? sets[0]

const hasOption = (zone: Zone, step: "option" | "returnOption"): boolean =>
  zone.options.some((option) => (step === "returnOption" ? isReturn(option) : isInStore(option) && !isReturn(option)))

/** Zones in which customers can't choose a shipping option, or a return option. */
export const zonesWithout = (location: LocationShipping, step: "option" | "returnOption"): readonly Zone[] =>
  zonesOf(location).filter((zone) => !hasOption(zone, step))

function isMissing(step: LocationStep, location: LocationShipping | null): boolean {
  if (!location) return true
  const zones = zonesOf(location)
  switch (step) {
    case "address":
      return false
    case "channels":
      return location.channels.length === 0
    case "providers":
      return location.providers.length === 0
    case "set":
      return location.sets.length === 0
    case "zone":
      return !zones.some(({ geo_zones }) => geo_zones.length > 0)
    case "option":
      return zones.length === 0 || zonesWithout(location, step).length > 0
    case "returnOption":
      return !zones.some((zone) => hasOption(zone, step))
  }
}

/** The steps that aren't done, computed from what the server holds. */
export const missingSteps = (location: LocationShipping | null): readonly LocationStep[] =>
  locationSteps.filter((step) => isMissing(step, location))

/** The first step that keeps a location from shipping orders; undefined if it ships. Return options are optional. */
export const shippingGap = (location: LocationShipping): LocationStep | undefined =>
  missingSteps(location).find((step) => step !== "returnOption")

/** The step that must be done before another one can be opened; undefined if it can. */
export const whyNotEnter = (step: LocationStep | "done", location: LocationShipping | null): LocationStep | undefined =>
  locationSteps.slice(0, step === "done" ? -1 : locationSteps.indexOf(step)).find((each) => isMissing(each, location))

/** Where the setup continues after a step, or at the start: the first step that is missing. */
export const nextStep = (location: LocationShipping | null): LocationStep | "done" =>
  missingSteps(location)[0] ?? "done"

/** Regions that a zone ships to. */
export const marketsOf = <M extends Market>(
  { geo_zones }: Pick<Zone, "geo_zones">,
  markets: readonly M[],
): readonly M[] =>
  markets.filter(({ countries = [] }) =>
    countries.some(({ iso_2 }) => geo_zones.some(({ country_code }) => country_code === iso_2)),
  )

interface PriceInput {
  readonly currency_code?: string | undefined
  readonly region_id?: string | undefined
  readonly rules?: readonly unknown[] | undefined
}

/** Currencies of regions for which an option has no price for carts of any total, neither the currency's nor their own. */
export function missingPrices(prices: readonly PriceInput[], markets: readonly Market[]): readonly string[] {
  const base = prices.filter(({ rules = [] }) => rules.length === 0)
  const isPriced = ({ id, currency_code }: Market) =>
    base.some((price) =>
      price.region_id === undefined ? price.currency_code === currency_code : price.region_id === id,
    )
  return [...new Set(markets.filter((market) => !isPriced(market)).map(({ currency_code }) => currency_code))]
}

/** Why a step can't be done in this store, whatever is entered. */
export type StepObstacle = "noChannels" | "noProviders" | "noProfiles"

export function obstacleTo(step: LocationStep, settings: LocationSettings): StepObstacle | undefined {
  if (step === "channels" && settings.channels.length === 0) return "noChannels"
  if (step === "providers" && settings.providers.length === 0) return "noProviders"
  if (step !== "option" && step !== "returnOption") return undefined
  return settings.profiles.length === 0 ? "noProfiles" : undefined
}

/** A name that isn't taken: "Europe", then "Europe 2". */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name
  const stem = name.replace(/ \d+$/, "")
  for (let number = 2; ; number++) {
    const proposal = `${stem} ${number}`
    if (!taken.includes(proposal)) return proposal
  }
}
