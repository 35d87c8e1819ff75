import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { runIdempotent } from "#machines/kit/lost-response.ts"
import type { PricePreference } from "#schema/admin/entities/pricing.ts"

/** Whether prices of a currency, or for a region, include taxes. The server calls it a price preference. */
export type TaxSetting = Pick<PricePreference, "id" | "attribute" | "value" | "is_tax_inclusive">

/** What a tax setting belongs to: a currency by its code, or a region by its id. */
export interface TaxSettingOwner {
  readonly attribute: "currency_code" | "region_id"
  readonly value: string
}

const FIELDS = "id,attribute,value,is_tax_inclusive"

async function loadTaxSettings(owner: Partial<TaxSettingOwner>, signal?: AbortSignal): Promise<readonly TaxSetting[]> {
  const query = { ...owner, fields: FIELDS, limit: 500 }
  return (await adminSdk().admin.pricePreference.list({ query }, signal ? { signal } : {})).price_preferences
}

/** The tax settings of all currencies and regions. */
export const taxSettingsQuery = queryOptions({
  queryKey: ["admin", "price-preferences"],
  queryFn: ({ signal }) => loadTaxSettings({}, signal),
  staleTime: 10_000,
})

export const taxSettingOf = (settings: readonly TaxSetting[], { attribute, value }: TaxSettingOwner) =>
  settings.find((each) => each.attribute === attribute && each.value === value)

/** Reads the tax setting of a currency or region; `known` is the one that was last seen, if there was one. */
export async function loadTaxSetting(
  owner: TaxSettingOwner,
  known?: TaxSetting | undefined,
): Promise<TaxSetting | undefined> {
  const { pricePreference } = adminSdk().admin
  // A setting that was removed is an empty response.
  const { price_preference: present } = known
    ? await pricePreference.retrieve({ id: known.id, query: { fields: FIELDS } })
    : {}
  return present ?? (await loadTaxSettings(owner))[0]
}

/**
 * Sets whether prices of a currency, or for a region, include taxes: updates its setting, or creates the missing one.
 * Safe to repeat.
 */
export async function saveTaxSetting(
  owner: TaxSettingOwner,
  known: TaxSetting | undefined,
  isTaxInclusive: boolean,
): Promise<void> {
  const { pricePreference } = adminSdk().admin
  const present = await loadTaxSetting(owner, known)
  if (present?.is_tax_inclusive === isTaxInclusive) return
  const query = { fields: "id" }
  await runIdempotent(
    () =>
      present
        ? pricePreference.update({ id: present.id, body: { is_tax_inclusive: isTaxInclusive }, query })
        : pricePreference.create({ body: { ...owner, is_tax_inclusive: isTaxInclusive }, query }),
    async () => (await loadTaxSetting(owner, present))?.is_tax_inclusive === isTaxInclusive,
  )
}

/** Removes a tax setting; one that is gone already is no error. */
export const removeTaxSetting = ({ id }: TaxSetting) => adminSdk().admin.pricePreference.delete({ id })
