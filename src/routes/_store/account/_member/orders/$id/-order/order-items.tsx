import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { lineTitle } from "#lib/line-title.ts"
import { lineAmounts, unitPriceOf } from "#lib/order-totals.ts"
import { cartQueue } from "#routes/_store/-cart/cart.ts"
import { CartLine } from "#routes/_store/-cart/cart-line.tsx"
import { Totals } from "#routes/_store/-cart/totals.tsx"
import { usePickup } from "#routes/_store/-order/pickup.ts"
import type { Order, OrderLineItem } from "#schema/store/entities/order.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { LinkButton } from "#ui/link-button.tsx"

/** Items of an order with returned quantities and totals. */
export function OrderItems({ order }: { order: Order }) {
  const t = useTranslations("account.orders.detail")
  const again = useBuyAgain(order.currency_code)
  const items = order.items ?? []
  const amounts = lineAmounts(order, order.currency_code, "gross")
  return (
    <Card
      title={t("itemsTitle")}
      actions={
        <Button size="sm" icon="cart" busy={again.state === "busy"} onClick={() => again.buy(items)}>
          {t("buyAgain")}
        </Button>
      }
    >
      <div className="grid gap-4">
        {again.state === "done" && <Bought bought={again.bought} missed={again.missed} />}
        <ul className="divide-y divide-line border-y border-line">
          {items.map((item, index) => (
            <CartLine
              key={item.id}
              item={item}
              currency={order.currency_code}
              amount={amounts[index]}
              note={<ReturnNote item={item} />}
            />
          ))}
        </ul>
        <Totals of={order} isPickedUp={usePickup(order) !== null} />
      </div>
    </Card>
  )
}

function ReturnNote({ item: { detail } }: { item: OrderLineItem }) {
  const t = useTranslations("account.orders.back")
  const notes = [
    detail.return_requested_quantity > 0 && t("requestedOf", { count: detail.return_requested_quantity }),
    detail.return_received_quantity > 0 && t("receivedOf", { count: detail.return_received_quantity }),
    detail.return_dismissed_quantity > 0 && t("dismissedOf", { count: detail.return_dismissed_quantity }),
  ].filter((note) => note !== false)
  return notes.map((note) => (
    <p key={note} className="text-sm text-progress-ink">
      {note}
    </p>
  ))
}

function Bought({ bought, missed }: { bought: number; missed: readonly string[] }) {
  const t = useTranslations("account.orders.detail")
  const viewCart = (
    <LinkButton size="sm" to="/cart">
      {t("viewCart")}
    </LinkButton>
  )
  return (
    <>
      {bought > 0 && <Banner tone="done" announce title={t("bought", { count: bought })} action={viewCart} />}
      {missed.length > 0 && (
        <Banner tone="waiting" announce title={t("notBought", { titles: missed.join(", ") })}>
          {t("notBoughtText")}
        </Banner>
      )}
    </>
  )
}

/** Adds available items to the cart again and reports the others. */
function useBuyAgain(currency: string) {
  const client = useQueryClient()
  const [result, setResult] = useState<{ state: "idle" | "busy" | "done"; bought: number; missed: string[] }>({
    state: "idle",
    bought: 0,
    missed: [],
  })
  const buy = async (items: readonly OrderLineItem[]) => {
    setResult({ state: "busy", bought: 0, missed: [] })
    const changes = items.flatMap((item) => {
      const { variant_id: variantId, quantity, variant_title: variantTitle } = item
      const shown = {
        title: item.product_title ?? item.title,
        variantTitle,
        unitPrice: unitPriceOf(item, "gross"),
        currency,
      }
      return variantId ? [{ kind: "add" as const, variantId, quantity, shown }] : []
    })
    const queue = cartQueue(client)
    await queue.push(...changes)
    const failed = queue.state.problem?.changes ?? []
    // Reported here, not on the cart page.
    queue.dismiss()
    const missed = items
      .filter((item) => !item.variant_id || failed.some((f) => f.kind === "add" && f.variantId === item.variant_id))
      .map(lineTitle)
    const bought = changes.reduce((sum, change) => (failed.includes(change) ? sum : sum + change.quantity), 0)
    setResult({ state: "done", bought, missed })
  }
  return { ...result, buy }
}
