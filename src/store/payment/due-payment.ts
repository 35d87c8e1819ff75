import { type QueryClient, queryOptions } from "@tanstack/react-query"
import { loadParts } from "#app/part-outlet.tsx"
import type { Locale } from "#lib/locale.ts"
import { compareMoney } from "#lib/money.ts"
import { balanceOf } from "#lib/order-totals.ts"
import { chosenProviderOf } from "#lib/payment-provider.ts"
import type { Order } from "#schema/store/entities/order.ts"
import { ownedKey, storeSdk } from "#store/api/client.ts"
import { loadOwned } from "#store/api/load.ts"
import { visit } from "#store/visit/visit.ts"
import type { PaymentSession } from "./payment-module.ts"

const FIELDS =
  "id,display_id,status,currency_code,region_id,total,summary,*payment_collections,*payment_collections.payment_sessions"

/** Reads the amount due of an order. */
export const readPayment = async (id: string, owner: string = visit().owner, call: { signal?: AbortSignal } = {}) =>
  (await storeSdk(owner).store.order.retrieve({ id, query: { fields: FIELDS } }, call)).order

/** Loads the amount due of an order. Invalidating the order invalidates this query too. */
export const orderPaymentQuery = (id: string, owner: string = visit().owner) =>
  queryOptions({
    queryKey: ownedKey("order", owner, id, "payment"),
    queryFn: ({ signal }) => readPayment(id, owner, { signal }),
    staleTime: 10_000,
  })

/** Loads an order's payment and the texts of its page, which are returned. */
export async function loadPayment(client: QueryClient, locale: Locale, id: string) {
  const [texts] = await Promise.all([
    loadParts(locale, "store", "checkout", "account"),
    loadOwned(() => client.ensureQueryData(orderPaymentQuery(id))),
  ])
  return texts
}

export interface DuePayment {
  readonly collectionId: string
  /** In major units. */
  readonly amount: number
  /** The provider that the customer has chosen for this amount. */
  readonly providerId: string | undefined
  /** The chosen provider's payment session. */
  readonly session: PaymentSession | undefined
}

const ENDED: ReadonlySet<string | undefined> = new Set(["canceled", "error"])

/** The payment that a customer can make for an order now. `changed`: less is due than was requested. */
export function duePaymentOf({
  status,
  total,
  summary,
  currency_code,
  payment_collections,
}: Order): DuePayment | "paid" | "changed" {
  const { due } = balanceOf(total, summary, currency_code)
  const open = (payment_collections ?? []).filter((each) => each.status === "not_paid" || each.status === "awaiting")
  if (status === "canceled" || open.length === 0 || compareMoney(due, 0, currency_code) <= 0) return "paid"
  const payable = open.find(({ amount }) => compareMoney(amount, due, currency_code) <= 0)
  if (!payable) return "changed"
  const { id, amount, payment_sessions } = payable
  const sessions = payment_sessions?.filter((each) => !ENDED.has(each.status))
  const providerId = chosenProviderOf({ ...payable, payment_sessions: sessions })
  const session = sessions?.find((each) => each.provider_id === providerId)
  return { collectionId: id, amount, providerId, session }
}
