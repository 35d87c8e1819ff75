import { useQuery } from "@tanstack/react-query"
import { getRouteApi, useLocation } from "@tanstack/react-router"
import { Suspense, useEffect, useState } from "react"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { otherBillingAddress } from "#lib/address/same-address.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { lineAmounts } from "#lib/order-totals.ts"
import { AddressText } from "#store/address/address-text.tsx"
import { CartLine } from "#store/cart/cart-line.tsx"
import { Totals } from "#store/cart/totals.tsx"
import { StoreSlot } from "#store/extensions/store-slot.tsx"
import { usePaidWith } from "#store/payment/use-paid-with.ts"
import { GUEST } from "#store/visit/owner.ts"
import { useVisit } from "#store/visit/visit.ts"
import { DocumentTitle } from "#ui/document-title.tsx"
import { late } from "#ui/late.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { AccountOffer } from "./account-offer.tsx"
import { ConfirmationFrame } from "./confirmation-frame.tsx"
import { orderQuery, useOrder } from "./order.ts"
import { OrderOfAnother } from "./order-of-another.tsx"
import { phaseOf } from "./order-phase.ts"
import { usePickup, useShippingText } from "./pickup.ts"

const route = getRouteApi("/_store/order/$id")

const GuestOrder = late(async () => (await import("#store/order/guest-order.tsx")).GuestOrder)

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** How many logins had ended on this device when the order was opened. */
    endedLogins?: string
  }
}

/** Order confirmation; anyone with the URL can see it, also after a reload. */
export function ConfirmationPage() {
  const { id } = route.useParams()
  const { owner } = useVisit()
  const [reader] = useState(owner)
  const isEnded = useIsEndedVisit(id)
  const { data: order } = useQuery({ ...orderQuery(id, owner), enabled: isEnded && owner !== GUEST })
  // A guest who signs in keeps seeing the order; after a customer, someone else is on this device.
  const isOpen = !isEnded && (reader === owner || reader === GUEST)
  return isOpen || (isEnded && order?.customer_id === owner) ? <ReadOrder id={id} /> : <OrderOfAnother id={id} />
}

/** Whether a login has ended since this page was opened, also if someone has come back to it with the browser's button. */
function useIsEndedVisit(id: string): boolean {
  const navigate = usePageNavigate({ from: "/order/$id" })
  const { logins } = useVisit()
  const stored = useLocation({ select: ({ state }) => state.endedLogins })
  const [openedAfter] = useState(stored ?? logins ?? "")
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page is opened; later, the location is another one
  useEffect(() => {
    const state = (before: object) => ({ ...before, endedLogins: openedAfter })
    // Scrolls to the top like the navigation that opened the page, which it replaces.
    if (stored === undefined) void navigate({ to: "/order/$id", params: { id }, replace: true, state })
  }, [])
  return openedAfter !== (logins ?? "")
}

function ReadOrder({ id }: { id: string }) {
  const t = useTranslations("store.checkout.confirmed")
  const { data: order } = useOrder(id)
  const { owner } = useVisit()
  // A guest comes back to follow the order, which isn't new once it's packed.
  const isNew = phaseOf(order) === "received"
  const address = order.shipping_address
  const pickup = usePickup(order)
  const shipping = useShippingText(order)
  // An order that is picked up has no other address.
  const billing = pickup ? order.billing_address : otherBillingAddress(order)
  const paidWith = usePaidWith()(order)
  const currency = order.currency_code ?? ""
  const amounts = lineAmounts(order, currency, "gross")
  return (
    <ConfirmationFrame
      isCanceled={phaseOf(order) === "canceled"}
      header={
        <>
          <h1 tabIndex={-1} className="text-xl font-semibold">
            {isNew ? t("heading") : t("number", { number: `#${order.display_id}` })}
          </h1>
          <p className="text-muted">
            {isNew && (
              <>
                <strong className="font-semibold text-ink">{t("number", { number: `#${order.display_id}` })}</strong>
                {order.email && " · "}
              </>
            )}
            {order.email && (isNew ? t("email", { email: order.email }) : order.email)}
          </p>
        </>
      }
    >
      <DocumentTitle title={isNew ? t("title") : t("number", { number: `#${order.display_id}` })} />
      <section className="grid gap-4 rounded-xl border border-line bg-surface p-6">
        <ul className="divide-y divide-line">
          {(order.items ?? []).map((item, index) => (
            <CartLine key={item.id} item={item} currency={currency} amount={amounts[index]} />
          ))}
        </ul>
        <Totals of={order} isPickedUp={pickup !== null} />
      </section>
      <StoreSlot key={order.id} name="confirmation" order={order} />
      {address && (
        <section className="grid gap-6 text-sm sm:grid-cols-2">
          <div className="grid content-start gap-1">
            <h2 className="font-semibold">{t(pickup ? "pickup" : "delivery")}</h2>
            {pickup?.counter && <AddressText address={pickup.counter} />}
            {!pickup && <AddressText address={address} />}
          </div>
          {shipping && (
            <div className="grid content-start gap-1">
              <h2 className="font-semibold">{t(pickup ? "byPickup" : "by")}</h2>
              <p className="text-muted">{shipping}</p>
            </div>
          )}
          {billing && (
            <div className="grid content-start gap-1">
              <h2 className="font-semibold">{t("billing")}</h2>
              <AddressText address={billing} />
            </div>
          )}
          {paidWith && (
            <div className="grid content-start gap-1">
              <h2 className="font-semibold">{t("payment")}</h2>
              <p className="text-muted">{paidWith}</p>
            </div>
          )}
        </section>
      )}
      {order.customer_id !== owner && (
        <Suspense>
          <GuestOrder order={order} />
        </Suspense>
      )}
      {order.email && <AccountOffer order={order} email={order.email} />}
      <div className="flex justify-center">
        <LinkButton to="/products" variant="primary">
          {t("continueShopping")}
        </LinkButton>
      </div>
    </ConfirmationFrame>
  )
}
