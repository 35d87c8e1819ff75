import { adminSdk } from "#admin/api/client.ts"

const ATTRIBUTE = "customer.groups.id"
/** The server has no maximum. */
const ALL = 1_000

interface PromotionRule {
  readonly attribute?: string | null | undefined
  readonly values?: readonly (string | { readonly value?: string | null | undefined })[] | null | undefined
}

/** Loads the names of price lists and promotions that are only for a customer group, among others or alone. */
export async function loadForGroup(id: string, signal: AbortSignal): Promise<readonly string[]> {
  const { priceList, promotion } = adminSdk().admin
  const listFields = "id,title,price_list_rules.attribute,price_list_rules.value"
  const [{ price_lists }, { promotions }] = await Promise.all([
    priceList.list({ query: { limit: ALL, fields: listFields } }, { signal }),
    promotion.list({ query: { limit: ALL, fields: "id,code,rules.attribute,rules.values.value" } }, { signal }),
  ])
  const lists = price_lists.filter(({ rules }) => [(rules as Record<string, unknown>)?.[ATTRIBUTE]].flat().includes(id))
  const isFor = ({ attribute, values }: PromotionRule) =>
    attribute === ATTRIBUTE && (values ?? []).some((each) => (typeof each === "string" ? each : each.value) === id)
  return [
    ...lists.map(({ title }) => title ?? ""),
    ...promotions
      .filter(({ rules }) => (rules as readonly PromotionRule[] | undefined)?.some(isFor))
      .map(({ code }) => code ?? ""),
  ].filter(Boolean)
}
