import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { invalidateShipping, shippingKey } from "#admin/settings/shipping/shipping.ts"
import { roundMoney } from "#lib/money.ts"
import {
  firstType,
  isInStore,
  isReturn,
  type Option,
  type OptionPrice,
  optionFields,
} from "#machines/settings/location-setup/location-shipping.ts"
import type { OptionPriceBody } from "./option-prices.ts"

/** The fields of a shipping option's form. */
export interface OptionBody {
  name: string
  price_type: "flat" | "calculated"
  provider_id: string
  /** Id of the provider's service; empty for none. */
  service: string
  shipping_profile_id: string
  /** Id of the type; `NEW_TYPE` creates the store's first one. */
  type_id: string
  in_store: boolean
  prices: OptionPriceBody[]
}

export const NEW_TYPE = "new"

/** The type to send. Creates the first one only if no other option has created it meanwhile. */
async function typeOf(id: string) {
  if (id !== NEW_TYPE) return { type_id: id }
  const { shipping_option_types } = await adminSdk().admin.shippingOptionType.list({
    query: { fields: "id", limit: 1 },
  })
  const [present] = shipping_option_types
  return present ? { type_id: present.id } : { type: firstType }
}

type Rule = NonNullable<Option["rules"]>[number]

const rule = (attribute: string, value: boolean) => ({ attribute, operator: "eq" as const, value: String(value) })

/** The rules to send: those of others stay as they are. */
function rulesOf(inStore: boolean, present: readonly Rule[]) {
  const kept = present
    .filter(({ attribute }) => attribute !== "enabled_in_store")
    .map(({ id, attribute, operator, value }) => ({
      ...(id === undefined ? {} : { id }),
      attribute,
      operator: operator as "eq",
      value: Array.isArray(value) ? value.map(String) : String(value),
    }))
  const storeRule = present.find(({ attribute }) => attribute === "enabled_in_store")
  return [
    ...kept,
    { ...(storeRule?.id === undefined ? {} : { id: storeRule.id }), ...rule("enabled_in_store", inStore) },
  ]
}

const priceKey = (region: unknown, currency: unknown, rules: readonly { operator: string; value: unknown }[]) =>
  JSON.stringify([region ?? currency, rules.map(({ operator, value }) => [operator, Number(value)]).sort()])

/**
 * Adds the ids of the prices that the option has: the server replaces all prices. An amount that is only shown rounded
 * keeps its exact value.
 */
export function withIds(prices: readonly OptionPriceBody[], present: readonly OptionPrice[]) {
  const known = new Map<string, OptionPrice[]>()
  for (const price of present) {
    const rules = price.price_rules ?? []
    const region = rules.find(({ attribute }) => attribute === "region_id")?.value
    const totals = rules.filter(({ attribute }) => attribute === "item_total")
    const key = priceKey(region, price.currency_code, totals)
    known.set(key, [...(known.get(key) ?? []), price])
  }
  return prices.map((price) => {
    const found = known.get(priceKey(price.region_id, price.currency_code, price.rules))?.shift()
    if (!found) return price
    const isSame = roundMoney(found.amount, found.currency_code) === price.amount
    return { ...price, id: found.id, amount: isSame ? found.amount : price.amount }
  })
}

async function load(id: string, signal?: AbortSignal): Promise<Option> {
  const query = { fields: optionFields }
  const { shipping_option } = await adminSdk().admin.shippingOption.retrieve({ id, query }, signal ? { signal } : {})
  return shipping_option as Option
}

/** The data of an option with another service of its provider. */
function dataWith(option: Option | undefined, service: string): Record<string, unknown> {
  const { id: _, ...others } = option?.data ?? {}
  return service === "" ? others : { ...others, id: service }
}

interface NewOption {
  readonly zone: string
  readonly isReturn: boolean
}

/** Returns the body of a new option of a zone. */
export const newOption = async (
  { service, in_store, type_id, ...body }: OptionBody,
  { zone, isReturn: isForReturns }: NewOption,
) => ({
  ...body,
  ...(await typeOf(type_id)),
  service_zone_id: zone,
  ...(service ? { data: { id: service } } : {}),
  rules: [rule("is_return", isForReturns), rule("enabled_in_store", in_store)],
})

/** Shows or hides an option in the store by its own rule, so that other rules stay as they are. */
async function setInStore(id: string, inStore: boolean): Promise<void> {
  const { shippingOption } = adminSdk().admin
  const { shipping_option } = await shippingOption.retrieve({ id, query: { fields: "id,rules.id,rules.attribute" } })
  const ruleId = shipping_option.rules?.find(({ attribute }) => attribute === "enabled_in_store")?.id
  const value = rule("enabled_in_store", inStore)
  await shippingOption.updateRules({ id, body: ruleId ? { update: [{ id: ruleId, ...value }] } : { create: [value] } })
}

/** Saves several changes of an option in one request, which sends its rules again if one of them changes. */
async function updateOption(
  id: string,
  { service, in_store, type_id, prices, ...body }: Partial<OptionBody>,
): Promise<Option> {
  const present = in_store !== undefined || prices || service !== undefined ? await load(id) : undefined
  const { shipping_option } = await adminSdk().admin.shippingOption.update({
    id,
    body: {
      ...body,
      ...(type_id === undefined ? {} : await typeOf(type_id)),
      ...(service === undefined ? {} : { data: dataWith(present, service) }),
      ...(in_store === undefined ? {} : { rules: rulesOf(in_store, present?.rules ?? []) }),
      ...(prices ? { prices: withIds(prices, present?.prices ?? []) } : {}),
    },
    query: { fields: optionFields },
  })
  return shipping_option as Option
}

/** The shipping options of a location as the form kit edits them. */
export const optionsOf = (location: string, added: NewOption = { zone: "", isReturn: false }) => ({
  name: `stock-locations/${location}/options${added.zone && `/${added.zone}/${added.isReturn ? "returns" : "outbound"}`}`,
  one: (id: string) =>
    queryOptions({
      queryKey: [...shippingKey(location), "option", id] as readonly unknown[],
      queryFn: ({ signal }) => load(id, signal),
      staleTime: 10_000,
    }),
  async create(body: OptionBody): Promise<Option> {
    const { shipping_option } = await adminSdk().admin.shippingOption.create({
      body: await newOption(body, added),
      query: { fields: optionFields },
    })
    return shipping_option as Option
  },
  async update(id: string, change: Partial<OptionBody>): Promise<Option> {
    const { in_store: inStore, ...others } = change
    if (inStore === undefined || Object.keys(others).length > 0) return await updateOption(id, change)
    await setInStore(id, inStore)
    return await load(id)
  },
  async remove(id: string): Promise<void> {
    await adminSdk().admin.shippingOption.delete({ id })
  },
  invalidate: (client: QueryClient): Promise<void> => invalidateShipping(client, location),
})

/** A zone's latest option with a name, to check after a lost response whether it was created. */
export async function findOption(
  { zone, isReturn: isForReturns }: NewOption,
  name: string,
): Promise<Option | undefined> {
  const query = { service_zone_id: zone, q: name, fields: optionFields, order: "-created_at", limit: 20 }
  const { shipping_options } = await adminSdk().admin.shippingOption.list({ query })
  return (shipping_options as readonly Option[]).find(
    (option) => option.name === name && isReturn(option) === isForReturns,
  )
}

export const serviceOf = (option: Option | undefined): string => {
  const id = option?.data?.id
  return typeof id === "string" ? id : ""
}

export const isOffered = (option: Option | undefined): boolean => option === undefined || isInStore(option)
