import { fromPromise } from "xstate"
import { fromAbortable } from "#machines/kit/abortable.ts"
import { needed } from "#machines/kit/needed.ts"
import { loadSetup, NameTakenError, saveStep, saveTo } from "#machines/settings/location-setup/location-setup.actors.ts"
import { zonesOf } from "#machines/settings/location-setup/location-setup.rules.ts"
import { firstType, type LocationShipping, loadShipping } from "#machines/settings/location-setup/location-shipping.ts"
import type { LocationTask } from "#machines/settings/location-setup/location-task.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { ApiError } from "#sdk/error.ts"
import { firstRegion, type StoreState, storefrontChannels } from "./first-sale.rules.ts"
import { loadStoreState } from "./load-store-state.ts"

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
        name,
        countries: [country],
        payment_providers: [provider],
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

/** Saves a proposed name, or a free one if another location uses it. */
async function saveNamed(name: string, save: (name: string) => Promise<unknown>): Promise<void> {
  try {
    await save(name)
  } catch (error) {
    if (!(error instanceof NameTakenError)) throw error
    await saveNamed(error.proposal, save)
  }
}

/**
 * Finishes the first location, or creates it, by the steps of the location setup. Each part is created only if the
 * location lacks it, so that a run after a failure continues where the last one stopped.
 */
async function setUpShipping(sdk: AdminSdk, task: ShippingTask, state: StoreState): Promise<void> {
  const region = present(firstRegion(state), "region")
  const channel = present(storefrontChannels(state)[0], "sales channel with a publishable key")
  const { name, ...address } = task.location
  const id =
    state.locations[0]?.id ?? (await saveStep(sdk, { id: null, task: { step: "address", body: { name, address } } }))
  const { settings, location } = await loadSetup(sdk, id)
  const current = needed(location)
  const channels = current.channels.map((each) => each.id)
  if (!channels.includes(channel)) await saveTo(sdk, { step: "channels", ids: [...channels, channel] }, current)
  const provider = present(current.providers[0] ?? settings.providers[0], "enabled fulfillment provider")
  if (current.providers.length === 0) await saveTo(sdk, { step: "providers", ids: [provider] }, current)
  if (!current.sets.some(({ type }) => type === "shipping"))
    await saveNamed(`${current.name}: ${task.option}`, (free) =>
      saveTo(sdk, { step: "set", name: free, type: "shipping" }, current),
    )
  const zoneOf = (location: LocationShipping) =>
    zonesOf(location).find(({ geo_zones }) => geo_zones.some((area) => region.countries.includes(area.country_code)))
  if (!zoneOf(current)) {
    const withSet = await loadShipping(sdk, id)
    const geo_zones = region.countries.map((country_code) => ({ type: "country" as const, country_code }))
    await saveNamed(`${current.name}: ${region.countries.join(", ").toUpperCase()}`, (free) =>
      saveTo(sdk, { step: "zone", body: { name: free, geo_zones } }, withSet),
    )
  }
  const withZone = await loadShipping(sdk, id)
  const zone = present(zoneOf(withZone), "service zone")
  const known = state.locations[0]?.sets.flatMap(({ zones }) => zones).find((each) => each.id === zone.id)
  if (known?.options.some(({ prices }) => prices.some((market) => [region.currency, region.id, "*"].includes(market))))
    return
  const [type_id] = settings.types
  const option: LocationTask = {
    step: "option",
    body: {
      name: task.option,
      price_type: "flat",
      service_zone_id: zone.id,
      provider_id: provider,
      shipping_profile_id: present(settings.profiles[0], "shipping profile"),
      ...(type_id ? { type_id } : { type: firstType }),
      prices: [{ currency_code: region.currency, amount: task.price }],
      rules: [
        { attribute: "is_return", operator: "eq", value: "false" },
        { attribute: "enabled_in_store", operator: "eq", value: "true" },
      ],
    },
  }
  await saveTo(sdk, option, withZone)
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
