import { fromPromise } from "xstate"
import { fromAbortable } from "#machines/kit/abortable.ts"
import { runIdempotent } from "#machines/kit/lost-response.ts"
import { needed } from "#machines/kit/needed.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { toApiError } from "#sdk/error.ts"
import { freeName, type LocationSettings, type Market, mainSet } from "./location-setup.rules.ts"
import { type LocationShipping, loadShipping } from "./location-shipping.ts"
import { type AddressBody, isDone, type LocationTask } from "./location-task.ts"

/** The server has no maximum for settings. */
const ALL = 1_000
const query = { fields: "id" }

/** Refuses a name that another location uses; `proposal` is free. */
export class NameTakenError extends Error {
  override readonly name = "NameTakenError"
  readonly taken: string
  readonly proposal: string
  constructor(cause: unknown, taken: string, proposal: string) {
    super("the name is taken", { cause })
    this.taken = taken
    this.proposal = proposal
  }
}

export interface LoadedSetup {
  /** Null before the location exists. */
  readonly location: LocationShipping | null
  readonly settings: LocationSettings
}

async function loadSettings({ admin }: AdminSdk, signal?: AbortSignal): Promise<LocationSettings> {
  const options = signal ? { signal } : {}
  const oldestFirst = { query: { fields: "id", order: "created_at", limit: ALL } }
  const fields = "id,default_sales_channel_id,supported_currencies.currency_code,supported_currencies.is_default"
  const [
    { stores },
    { regions },
    { sales_channels },
    { fulfillment_providers },
    { shipping_profiles },
    { shipping_option_types },
  ] = await Promise.all([
    admin.store.list({ query: { fields, limit: 1 } }, options),
    admin.region.list({ query: { fields: "id,currency_code,countries.iso_2", limit: ALL } }, options),
    admin.salesChannel.list({ query: { fields: "id,name", is_disabled: false, limit: ALL } }, options),
    admin.fulfillmentProvider.list({ query: { fields: "id,is_enabled", limit: ALL } }, options),
    admin.shippingProfile.list(oldestFirst, options),
    admin.shippingOptionType.list(oldestFirst, options),
  ])
  const [store] = stores
  const main = store?.default_sales_channel_id
  const isDefault = ({ currency_code }: Market) =>
    store?.supported_currencies?.some((each) => each.is_default && each.currency_code === currency_code)
  return {
    markets: [...regions].sort((a, b) => Number(isDefault(b)) - Number(isDefault(a))),
    channels: sales_channels
      .map(({ id, name }) => ({ id, name }))
      .sort((a, b) => Number(b.id === main) - Number(a.id === main)),
    providers: fulfillment_providers.filter(({ is_enabled }) => is_enabled).map(({ id }) => id),
    profiles: shipping_profiles.map(({ id }) => id),
    types: shipping_option_types.map(({ id }) => id),
  }
}

/** Loads a location with its shipping, and what the store offers to its locations. */
export async function loadSetup(sdk: AdminSdk, id: string | null, signal?: AbortSignal): Promise<LoadedSetup> {
  const [settings, location] = await Promise.all([
    loadSettings(sdk, signal),
    id === null ? null : loadShipping(sdk, id, signal),
  ])
  return { location, settings }
}

/** The latest location with this name and address, created by a request whose response was lost. */
async function findLocation({ admin }: AdminSdk, { name, address }: AddressBody): Promise<string | undefined> {
  const { stock_locations } = await admin.stockLocation.list({
    query: { name, fields: "id,address.address_1,address.country_code", order: "-created_at", limit: ALL },
  })
  const same = (a: string | undefined, b: string | undefined) => (a ?? "").toLowerCase() === (b ?? "").toLowerCase()
  return stock_locations.find(
    (each) =>
      same(each.address?.address_1, address?.address_1) && same(each.address?.country_code, address?.country_code),
  )?.id
}

/** All names of fulfillment sets or service zones; each kind is unique in the store. */
async function namesInUse({ admin }: AdminSdk, step: "set" | "zone"): Promise<readonly string[]> {
  const fields = "id,fulfillment_sets.name,fulfillment_sets.service_zones.name"
  const { stock_locations } = await admin.stockLocation.list({ query: { fields, limit: ALL } })
  const sets = stock_locations.flatMap(({ fulfillment_sets }) => fulfillment_sets ?? [])
  return step === "set"
    ? sets.flatMap((set) => set?.name ?? [])
    : sets.flatMap((set) => (set?.service_zones ?? []).flatMap(({ name }) => name ?? []))
}

/** Sends a name that must be unique; after a refusal, finds out whether it is taken. */
async function named(sdk: AdminSdk, step: "set" | "zone", name: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    const { kind, status } = toApiError(error)
    if (kind !== "http" || (status !== 400 && status !== 409)) throw error
    const names = await namesInUse(sdk, step).catch((): readonly string[] => [])
    throw names.includes(name) ? new NameTakenError(error, name, freeName(name, names)) : error
  }
}

/** The difference between the links that a location has and those that it should have. */
const delta = (present: readonly string[], wanted: readonly string[]) => ({
  add: wanted.filter((id) => !present.includes(id)),
  remove: present.filter((id) => !wanted.includes(id)),
})

async function send(sdk: AdminSdk, task: LocationTask, location: LocationShipping): Promise<unknown> {
  const { stockLocation, fulfillmentSet, shippingOption } = sdk.admin
  const { id } = location
  switch (task.step) {
    case "address":
      return undefined
    case "channels": {
      const body = delta(
        location.channels.map((channel) => channel.id),
        task.ids,
      )
      return stockLocation.updateSalesChannels({ id, body, query })
    }
    case "providers":
      return stockLocation.updateFulfillmentProviders({ id, body: delta(location.providers, task.ids), query })
    case "set": {
      const { name, type } = task
      return named(sdk, task.step, name, () => stockLocation.createFulfillmentSet({ id, body: { name, type }, query }))
    }
    case "zone": {
      const set = needed(mainSet(location)).id
      const { body } = task
      return named(sdk, task.step, body.name, () => fulfillmentSet.createServiceZone({ id: set, body, query }))
    }
    default:
      return shippingOption.create({ body: task.body, query })
  }
}

/** Saves a step that a location lacks. After a lost response, reads whether it was saved. */
export async function saveTo(sdk: AdminSdk, task: LocationTask, location: LocationShipping): Promise<void> {
  await runIdempotent(
    () => send(sdk, task, location),
    async () => isDone(task, await loadShipping(sdk, location.id)),
  )
}

interface SaveInput {
  /** Null before the location exists. */
  readonly id: string | null
  readonly task: LocationTask
}

/**
 * Saves a step, and returns the location's id. Reads the location first and after a lost response: what an earlier attempt
 * saved isn't sent again.
 */
export async function saveStep(sdk: AdminSdk, { id, task }: SaveInput): Promise<string> {
  if (id === null) {
    const { body } = task as LocationTask & { step: "address" }
    const present = await findLocation(sdk, body)
    if (present !== undefined) return present
    let created: string | undefined
    await runIdempotent(
      async () => {
        created = needed((await sdk.admin.stockLocation.create({ body, query })).stock_location).id
      },
      async () => {
        created = await findLocation(sdk, body)
        return created !== undefined
      },
    )
    return needed(created)
  }
  const location = await loadShipping(sdk, id)
  if (!isDone(task, location)) await saveTo(sdk, task, location)
  return id
}

export const locationSetupActors = (sdk: AdminSdk) => ({
  load: fromAbortable<LoadedSetup, string | null>(({ input, signal }) => loadSetup(sdk, input, signal)),
  /** Not aborted when the page is left. */
  save: fromPromise(({ input }: { input: SaveInput }) => saveStep(sdk, input)),
})
