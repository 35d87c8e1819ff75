import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { FieldRefusal } from "#admin/kit/form/server-errors.ts"
import { defaultRate, targetKey, usedTargets } from "#machines/settings/tax-setup/tax-setup.rules.ts"
import { type TaxTarget, targetKinds } from "#machines/settings/tax-setup/tax-winner.rules.ts"
import type { TaxRate } from "#schema/admin/entities/tax.ts"
import { ApiError } from "#sdk/error.ts"
import { type TargetIds, targetFields } from "./tax-targets.ts"

const FIELDS = [
  "id,name,code,rate,is_default,is_combinable,tax_region_id,metadata,created_at,updated_at",
  "rules.id,rules.reference,rules.reference_id",
].join()
/** Most rates of one region that are compared. */
const MAX_RATES = 500

export interface RateBody extends TargetIds {
  name: string
  code: string
  rate: number
  is_default: boolean
  is_combinable: boolean
  products: string[]
  product_types: string[]
  shipping_options: string[]
  metadata: Record<string, unknown>
}

/** What a rate is restricted to, by field; sorted, because the order has no meaning. */
export const targetsOf = (rules: readonly TaxTarget[] = []): TargetIds => {
  const ids = (kind: string) =>
    rules
      .filter(({ reference }) => reference === kind)
      .map(({ reference_id }) => reference_id)
      .sort()
  return { products: ids("product"), product_types: ids("product_type"), shipping_options: ids("shipping_option") }
}
/** What a rate is restricted to, as the server takes it. */
export const toRules = (targets: TargetIds): TaxTarget[] =>
  targetKinds.flatMap((reference) =>
    targets[targetFields[reference]].map((reference_id) => ({ reference, reference_id })),
  )

async function loadRate(id: string, signal?: AbortSignal): Promise<TaxRate> {
  const { tax_rate } = await adminSdk().admin.taxRate.retrieve(
    { id, query: { fields: FIELDS } },
    signal ? { signal } : {},
  )
  if (tax_rate) return tax_rate
  throw new ApiError({ kind: "http", status: 404, type: "not_found", message: `Tax rate ${id} was not found` })
}

const loadRates = async (tax_region_id: string, signal?: AbortSignal): Promise<readonly TaxRate[]> => {
  const query = { tax_region_id, fields: FIELDS, limit: MAX_RATES, order: "id" }
  return (await adminSdk().admin.taxRate.list({ query }, signal ? { signal } : {})).tax_rates
}

/** The rates of a region with what they are restricted to. */
export const ratesQuery = (region: string) =>
  queryOptions({
    queryKey: ["admin", "tax-rates", "list", region],
    queryFn: ({ signal }) => loadRates(region, signal),
    staleTime: 10_000,
  })

/** Refuses a second default rate and a target of another rate; the server would accept the latter. */
async function check(region: string, rules: readonly TaxTarget[], isDefault: boolean, ownId?: string): Promise<void> {
  const rates = await loadRates(region)
  if (isDefault && defaultRate(rates, ownId)) throw new FieldRefusal("is_default", "defaultExists")
  const used = usedTargets(rates, ownId)
  const clash = rules.find((rule) => used.has(targetKey(rule)))
  const kind = targetKinds.find((each) => each === clash?.reference)
  if (kind) throw new FieldRefusal(targetFields[kind], "targetUsed")
}

/** Marks everything as outdated that shows tax rates. */
export async function invalidateTaxes(client: QueryClient): Promise<void> {
  await Promise.all(["tax-rates", "tax-regions"].map((name) => client.invalidateQueries({ queryKey: ["admin", name] })))
}

/** The rates of a tax region as the form kit edits them. */
export const ratesOf = (region: string) => ({
  name: `tax-regions/${region}/rates`,
  one: (id: string) =>
    queryOptions({
      queryKey: ["admin", "tax-rates", "one", id] as readonly unknown[],
      queryFn: ({ signal }) => loadRate(id, signal),
      staleTime: 10_000,
    }),
  async create({ products, product_types, shipping_options, ...rest }: RateBody): Promise<TaxRate> {
    const rules = rest.is_default ? [] : toRules({ products, product_types, shipping_options })
    await check(region, rules, rest.is_default)
    const body = { ...rest, rules, tax_region_id: region }
    return (await adminSdk().admin.taxRate.create({ body, query: { fields: FIELDS } })).tax_rate
  },
  async update(id: string, change: Partial<RateBody>): Promise<TaxRate> {
    const { products, product_types, shipping_options, ...rest } = change
    const present = await loadRate(id)
    const isDefault = rest.is_default ?? present.is_default
    const before = targetsOf(present.rules)
    const targets = {
      products: products ?? before.products,
      product_types: product_types ?? before.product_types,
      shipping_options: shipping_options ?? before.shipping_options,
    }
    const rules = isDefault ? [] : toRules(targets)
    const wanted = new Set(rules.map(targetKey))
    const known = new Set(present.rules.map(targetKey))
    const added = rules.filter((rule) => !known.has(targetKey(rule)))
    const removed = present.rules.filter((rule) => !wanted.has(targetKey(rule)))
    if (added.length > 0 || rest.is_default) await check(region, rules, isDefault, id)
    const { taxRate } = adminSdk().admin
    const query = { fields: "id" }
    // One by one, so that targets that someone else adds at the same time are kept.
    for (const rule of removed) await taxRate.removeRule({ id, rule_id: String(rule.id), query })
    for (const body of added) await taxRate.addRule({ id, body, query })
    if (Object.keys(rest).length === 0) return loadRate(id)
    return (await taxRate.update({ id, body: rest, query: { fields: FIELDS } })).tax_rate
  },
  async remove(id: string): Promise<void> {
    await adminSdk().admin.taxRate.delete({ id })
  },
  invalidate: invalidateTaxes,
})

/** The latest rate of a region with this name and code, to find one whose creation got no response. */
export async function findRate(region: string, { name, code }: RateBody): Promise<TaxRate | undefined> {
  const rates = await loadRates(region)
  return rates.filter((rate) => rate.name === name && rate.code === code).at(-1)
}
