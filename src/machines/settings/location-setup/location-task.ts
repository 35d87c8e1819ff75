import type { AdminSdk } from "#sdk/admin.ts"
import {
  type LocationSettings,
  type LocationStep,
  marketsOf,
  missingPrices,
  obstacleTo,
  whyNotEnter,
  zonesOf,
} from "./location-setup.rules.ts"
import { isReturn, type LocationShipping, type Option } from "./location-shipping.ts"

type Admin = AdminSdk["admin"]
type Body<Call extends (request: never) => unknown> = Parameters<Call>[0] extends { body: infer Sent } ? Sent : never

export type AddressBody = Body<Admin["stockLocation"]["create"]>
export type ZoneBody = Body<Admin["fulfillmentSet"]["createServiceZone"]>
export type OptionBody = Body<Admin["shippingOption"]["create"]>

/** A step with what was entered. */
export type LocationTask =
  | { readonly step: "address"; readonly body: AddressBody }
  /** Ids of all channels or providers that the location has from then on. */
  | { readonly step: "channels" | "providers"; readonly ids: readonly string[] }
  | { readonly step: "set"; readonly name: string; readonly type: string }
  | { readonly step: "zone"; readonly body: ZoneBody }
  | { readonly step: "option" | "returnOption"; readonly body: OptionBody }

/** Why a step can't be saved as entered. */
export type TaskProblem =
  | LocationStep
  | ReturnType<typeof obstacleTo>
  | "name"
  | "nothing"
  | "areas"
  | "zone"
  | "profile"
  | "provider"
  | "prices"

function problemOfOption(body: OptionBody, location: LocationShipping, settings: LocationSettings): TaskProblem {
  const zone = zonesOf(location).find(({ id }) => id === body.service_zone_id)
  if (!zone) return "zone"
  if (!settings.profiles.includes(body.shipping_profile_id)) return "profile"
  if (!location.providers.includes(body.provider_id)) return "provider"
  if (body.price_type !== "flat") return undefined
  const isMissing = body.prices.length === 0 || missingPrices(body.prices, marketsOf(zone, settings.markets)).length > 0
  return isMissing ? "prices" : undefined
}

/** Why a step can't be saved; undefined if it can. */
export function whyNotSave(
  task: LocationTask,
  location: LocationShipping | null,
  settings: LocationSettings,
): TaskProblem {
  const before = whyNotEnter(task.step, location) ?? obstacleTo(task.step, settings)
  if (before) return before
  switch (task.step) {
    case "address":
      return task.body.name.trim() === "" || location ? "name" : undefined
    case "channels":
    case "providers":
      return task.ids.length === 0 ? "nothing" : undefined
    case "set":
      return task.name.trim() === "" ? "name" : undefined
    case "zone":
      if (task.body.name.trim() === "") return "name"
      return task.body.geo_zones?.length ? undefined : "areas"
    default:
      return location ? problemOfOption(task.body, location, settings) : "address"
  }
}

const amounts = (prices: readonly { readonly amount: number }[] | undefined): string =>
  JSON.stringify((prices ?? []).map(({ amount }) => amount).sort())

/** Whether an option is the one that was sent: an earlier attempt has created it. */
const isSent = (option: Option, body: OptionBody, isForReturns: boolean): boolean =>
  option.name === body.name &&
  isReturn(option) === isForReturns &&
  option.service_zone_id === body.service_zone_id &&
  amounts(option.prices) === amounts(body.prices)

/** Whether the location has what a step adds. */
export function isDone(task: LocationTask, location: LocationShipping): boolean {
  switch (task.step) {
    case "address":
      return true
    case "channels":
      return isEqual(
        location.channels.map(({ id }) => id),
        task.ids,
      )
    case "providers":
      return isEqual(location.providers, task.ids)
    case "set":
      return location.sets.some(({ name, type }) => name === task.name && type === task.type)
    case "zone":
      return zonesOf(location).some(({ name }) => name === task.body.name)
    default:
      return zonesOf(location).some(({ options }) =>
        options.some((option) => isSent(option, task.body, task.step === "returnOption")),
      )
  }
}

const isEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id))
