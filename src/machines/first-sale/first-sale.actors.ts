import { fromPromise } from "xstate"
import { fromAbortable } from "#machines/abortable.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { ApiError } from "#sdk/error.ts"
import { firstRegion, type StoreLocation, type StoreState, storefrontChannels } from "./first-sale.rules.ts"
import { loadLocations, loadStoreState } from "./first-sale.state.ts"

interface RegionTask {
  readonly step: "region"
  readonly name: string
  /** Code in lower case, as in the API. */
  readonly country: string
}
interface TaxTask {
  readonly step: "tax"
  readonly name: string
  /** In percent. */
  readonly rate: number
}
interface ChannelTask {
  readonly step: "channel"
  /** Title of the key that is created if there is none. */
  readonly title: string
}
interface ShippingTask {
  readonly step: "shipping"
  /** Name and address of the location that is created if there is none. */
  readonly location: {
    readonly name: string
    readonly address_1: string
    readonly city: string
    readonly country_code: string
  }
  /** Name of the shipping option. */
  readonly option: string
  /** In major units of the region's currency. */
  readonly price: number
}
/** A step that can be done without leaving the page, with what was entered. */
export type SetupTask = RegionTask | TaxTask | ChannelTask | ShippingTask

const query = { fields: "id" }

const missing = (what: string) => new ApiError({ kind: "http", status: 400, type: "invalid_data", message: what })

/** Returns a record that an earlier step created. Throws if someone deleted it meanwhile. */
function present<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw missing(`The store has no ${what}`)
  return found
}

async function setUpRegion({ admin }: AdminSdk, { name, country }: RegionTask, state: StoreState): Promise<void> {
  const { payment_providers } = await admin.payment.listPaymentProviders({
    query: { fields: "id,is_enabled", is_enabled: true, limit: 100 },
  })
  const provider = present(payment_providers[0], "enabled payment provider").id
  const region = firstRegion(state)
  if (region?.paymentProviders.length) return
  if (region)
    await admin.region.update({
      id: region.id,
      // The server loses the currency's link to prices without it.
      body: { currency_code: region.currency, payment_providers: [provider] },
      query,
    })
  else
    await admin.region.create({
      body: {
        ...{ name, countries: [country], payment_providers: [provider] },
        currency_code: present(state.currency ?? undefined, "default currency"),
      },
      query,
    })
}

async function setUpTax({ admin }: AdminSdk, { name, rate }: TaxTask, state: StoreState): Promise<void> {
  const { countries } = present(firstRegion(state), "region")
  if (countries.some((code) => state.taxCountries.includes(code))) return
  const { tax_providers } = await admin.taxProvider.list({ query: { fields: "id,is_enabled", limit: 100 } })
  const country_code = present(countries[0], "country")
  await admin.taxRegion.create({
    body: {
      country_code,
      provider_id: present(
        tax_providers.find(({ is_enabled }) => is_enabled),
        "enabled tax provider",
      ).id,
      default_tax_rate: { name, code: `${country_code}-default`, rate },
    },
    query,
  })
}

async function setUpChannel({ admin }: AdminSdk, { title }: ChannelTask, state: StoreState): Promise<void> {
  if (storefrontChannels(state).length > 0) return
  const channel = present(state.channels[0], "enabled sales channel")
  let key = state.keys[0]?.id
  if (!key) key = (await admin.apiKey.create({ body: { title, type: "publishable" }, query })).api_key?.id
  await admin.apiKey.batchSalesChannels({ id: present(key, "publishable key"), body: { add: [channel] }, query })
}

/**
 * Finishes the first location, or creates it. Each part is created only if the location lacks it, so that a run after a
 * failure continues where the last one stopped.
 */
async function setUpShipping(sdk: AdminSdk, task: ShippingTask, state: StoreState): Promise<void> {
  const { stockLocation, fulfillmentSet, fulfillmentProvider, shippingOption, shippingProfile, shippingOptionType } =
    sdk.admin
  const region = present(firstRegion(state), "region")
  const channel = present(storefrontChannels(state)[0], "sales channel with a publishable key")
  const current = async (): Promise<StoreLocation> => present((await loadLocations(sdk))[0], "location")
  if (state.locations.length === 0) {
    const { name, ...address } = task.location
    await stockLocation.create({ body: { name, address }, query })
  }
  let location = await current()
  const { id } = location
  if (!location.channels.includes(channel))
    await stockLocation.updateSalesChannels({ id, body: { add: [channel] }, query })
  if (location.providers.length === 0) {
    const { fulfillment_providers } = await fulfillmentProvider.list({ query: { fields: "id,is_enabled", limit: 100 } })
    const provider = present(
      fulfillment_providers.find(({ is_enabled }) => is_enabled),
      "enabled fulfillment provider",
    )
    await stockLocation.updateFulfillmentProviders({ id, body: { add: [provider.id] }, query })
  }
  if (!location.sets.some(({ type }) => type === "shipping"))
    await stockLocation.createFulfillmentSet({
      id,
      body: { name: `${location.name}: ${task.option}`, type: "shipping" },
      query,
    })
  location = await current()
  const set = present(
    location.sets.find(({ type }) => type === "shipping"),
    "fulfillment set",
  )
  const zoneOf = (place: StoreLocation) =>
    place.sets
      .flatMap(({ zones }) => zones)
      .find(({ countries }) => countries.some((code) => region.countries.includes(code)))
  if (!zoneOf(location)) {
    const geo_zones = region.countries.map((country_code) => ({ type: "country" as const, country_code }))
    const name = `${location.name}: ${region.countries.join(", ").toUpperCase()}`
    await fulfillmentSet.createServiceZone({ id: set.id, body: { name, geo_zones }, query })
    location = await current()
  }
  const zone = present(zoneOf(location), "service zone")
  if (zone.options.some(({ prices }) => prices.some((at) => [region.currency, region.id, "*"].includes(at)))) return
  const [{ shipping_profiles }, { shipping_option_types }] = await Promise.all([
    shippingProfile.list({ query: { limit: 1, fields: "id", order: "created_at" } }),
    shippingOptionType.list({ query: { limit: 1, fields: "id", order: "created_at" } }),
  ])
  const [kind] = shipping_option_types
  await shippingOption.create({
    body: {
      ...{ name: task.option, price_type: "flat", service_zone_id: zone.id },
      shipping_profile_id: present(shipping_profiles[0], "shipping profile").id,
      provider_id: present(location.providers[0], "fulfillment provider"),
      ...(kind ? { type_id: kind.id } : { type: { label: task.option, description: task.option, code: "standard" } }),
      prices: [{ currency_code: region.currency, amount: task.price }],
      rules: [
        { attribute: "is_return", operator: "eq", value: "false" },
        { attribute: "enabled_in_store", operator: "eq", value: "true" },
      ],
    },
    query,
  })
}

/** Does a step against the server's current state: nothing that exists is created again. */
export async function setUp(sdk: AdminSdk, task: SetupTask): Promise<void> {
  const state = await loadStoreState(sdk)
  if (task.step === "region") return setUpRegion(sdk, task, state)
  if (task.step === "tax") return setUpTax(sdk, task, state)
  return task.step === "channel" ? setUpChannel(sdk, task, state) : setUpShipping(sdk, task, state)
}

export const firstSaleActors = (sdk: AdminSdk) => ({
  load: fromAbortable<StoreState, void>(({ signal }) => loadStoreState(sdk, signal)),
  /** Not aborted when the page is left. */
  save: fromPromise(({ input }: { input: SetupTask }) => setUp(sdk, input)),
})
