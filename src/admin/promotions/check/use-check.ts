import { useMutation, useQueryClient } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { customers } from "#admin/customers/customer.resource.ts"
import { customerGroups } from "#admin/customers/groups/customer-group.resource.ts"
import { promotions } from "#admin/promotions/promotion.resource.ts"
import { loadCheckedPromotion } from "#machines/promotions/promotion-check/load-checked-promotion.ts"
import { type Check, checkPromotion } from "#machines/promotions/promotion-check/promotion-check.rules.ts"
import { valuesAt, withOptionTypes } from "#machines/promotions/promotion-check/rule-verdict.ts"
import { createTrial, type Trial } from "#machines/promotions/promotion-check/trial.ts"
import type { Promotion } from "#schema/admin/entities/promotion.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { ApiError } from "#sdk/error.ts"
import { type CheckSearch, itemsOf } from "./check-search.ts"
import { guestSdk, loadTrialPlace, trialOptionsQuery } from "./trial-settings.ts"

const productFields =
  "id,categories.id,categories.name,collection.id,collection.title,type.id,type.value,tags.id,tags.value"

/** Names of the categories, collections, types and tags of products, by id. */
async function productNames(variants: readonly string[]): Promise<readonly (readonly [string, string])[]> {
  const query = { variants: { id: [...variants] }, fields: productFields, limit: variants.length }
  const { products } = await adminSdk().admin.product.list({ query })
  return products.flatMap(({ categories, collection, type, tags }) => [
    ...(categories ?? []).map(({ id, name }) => [id, String(name)] as const),
    ...(tags ?? []).map(({ id, value }) => [id, String(value)] as const),
    ...(collection ? [[collection.id, String(collection.title)] as const] : []),
    ...(type ? [[type.id, String(type.value)] as const] : []),
  ])
}

export interface CheckAnswer {
  /** The search that was checked. */
  readonly search: CheckSearch
  readonly check: Check
  readonly cart: Cart
  readonly promotion: Promotion
  /** Names by id. */
  readonly names: ReadonlyMap<string, string>
  readonly refusal: ApiError | null
}

/** Checks the promotion with a trial cart, which is removed in the background, also after a failure or on another page. */
export function useCheck(id: string, search: CheckSearch) {
  const client = useQueryClient()
  const cleanup = useMutation({ mutationFn: (trial: Trial) => trial.remove(), retry: 1 })
  const check = useMutation({
    mutationFn: async (): Promise<CheckAnswer> => {
      const place = await loadTrialPlace(client, search)
      const { region, channel, country } = place
      if (!region || !channel)
        throw new ApiError({ kind: "http", status: 400, type: "invalid_data", message: "no region or sales channel" })
      const items = itemsOf(search)
      const others = search.others?.length ? await client.fetchQuery(promotions.byIds(search.others)) : []
      const customer = search.customer ? await client.ensureQueryData(customers.one(search.customer)) : undefined
      const { code = "", is_automatic } = await client.fetchQuery(promotions.one(id))
      const isEntered = !is_automatic && search.code !== false
      const trial = createTrial(adminSdk(), guestSdk(channel.token), {
        region: region.id,
        channel: channel.id,
        country,
        items,
        shippingOption: search.shipping,
        buyer: { email: customer?.email ?? search.email, group: search.group },
        codes: [...(isEntered ? [code] : []), ...others.flatMap((other) => other.code ?? [])],
      })
      try {
        const [{ cart, refusal }, { names: ruleNames, ...promotion }, products, options] = await Promise.all([
          trial.load(),
          loadCheckedPromotion(adminSdk(), id),
          productNames(items.map(({ variant_id }) => variant_id)),
          client.ensureQueryData(trialOptionsQuery),
        ])
        const types = new Map(options.flatMap(({ id, type }) => (type ? [[id, type.id] as const] : [])))
        const checked = withOptionTypes(cart, types)
        const groupIds = valuesAt(cart, "customer.groups.id")
        const groups = groupIds.length > 0 ? await client.fetchQuery(customerGroups.byIds(groupIds)) : []
        const names = new Map([
          ...ruleNames,
          ...products,
          ...options.flatMap(({ type }) => (type ? [[type.id, type.label] as const] : [])),
          ...groups.map(({ id, name }) => [id, String(name)] as const),
          ...(cart.items ?? []).map((line) => [String(line.product?.id), line.product_title ?? line.title] as const),
          [region.id, String(region.name)],
          [channel.id, channel.name],
        ])
        const now = Date.now()
        return {
          search,
          cart,
          refusal,
          names,
          promotion: promotion.promotion,
          check: checkPromotion({ ...promotion, isEntered, now }, checked),
        }
      } finally {
        cleanup.mutate(trial)
      }
    },
  })
  return { check, cleanup }
}
export type CheckRun = ReturnType<typeof useCheck>
