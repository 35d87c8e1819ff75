import { otherBillingAddress } from "#lib/address/same-address.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { compareMoney } from "#lib/money.ts"
import type { Order } from "#schema/store/entities/order.ts"
import { PaymentBadge } from "#store/account/orders/order-badges.tsx"
import { AddressText } from "#store/address/address-text.tsx"
import { usePaidWith } from "#store/payment/use-paid-with.ts"
import { Card } from "#ui/card.tsx"
import { CopyId } from "#ui/copy-id.tsx"
import { Facts } from "#ui/facts.tsx"
import { Money } from "#ui/money.tsx"
import { usePickup, useShippingText } from "./pickup.ts"

/** Shipping and payment details of an order. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useTranslations("account.orders.detail")
  const { shipping_address: to, summary, currency_code: currency } = order
  const paidWith = usePaidWith()(order)
  const owed = -summary.pending_difference
  const some = (amount: number) => compareMoney(amount, 0, currency) > 0
  const pickup = usePickup(order)
  // An order that is picked up has no other address.
  const invoice = pickup ? order.billing_address : otherBillingAddress(order)
  const shipping = useShippingText(order)
  const counter = pickup ? pickup.counter : to
  const money = (amount: number) => <Money amount={amount} currency={currency} />
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Card title={t(pickup ? "pickupTitle" : "deliveryTitle")}>
        <div className="grid gap-3">
          {counter && <AddressText address={counter} />}
          {shipping && (
            <p className="grid gap-0.5 border-t border-line pt-3 text-sm">
              <span className="text-muted">{t(pickup ? "byPickup" : "by")}</span>
              {shipping}
            </p>
          )}
        </div>
      </Card>
      <Card title={t("paymentTitle")}>
        <div className="grid gap-3">
          <Facts
            items={[
              { label: t("status"), value: <PaymentBadge order={order} /> },
              paidWith !== "" && { label: t("paymentMethod"), value: paidWith },
              some(summary.paid_total) && { label: t("charged"), value: money(summary.paid_total) },
              some(summary.refunded_total) && { label: t("refunded"), value: money(summary.refunded_total) },
              some(owed) && some(summary.paid_total) && { label: t("owed"), value: money(owed) },
            ]}
          />
          {invoice && (
            <div className="grid gap-1 border-t border-line pt-3 text-sm">
              <p className="text-muted">{t("invoiceTo")}</p>
              <AddressText address={invoice} />
            </div>
          )}
          <div className="grid gap-0.5 border-t border-line pt-3 text-sm">
            <p className="text-muted">{t("reference")}</p>
            <CopyId id={order.id} what={t("reference")} full />
            <p className="text-xs text-muted">{t("referenceHint")}</p>
          </div>
        </div>
      </Card>
    </div>
  )
}
