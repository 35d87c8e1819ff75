import { useQueryClient } from "@tanstack/react-query"
import { useState, useSyncExternalStore } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { lineTitle } from "#lib/line-title.ts"
import { lineAmounts, unitPriceOf } from "#lib/order-totals.ts"
import type { Order, OrderLineItem } from "#schema/store/entities/order.ts"
import { cartQueue } from "#store/cart/cart.ts"
import { CartLine } from "#store/cart/cart-line.tsx"
import { CartProblem } from "#store/cart/cart-problem.tsx"
import { Totals } from "#store/cart/totals.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { usePickup } from "./pickup.ts"

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
        <Button size="sm" icon="cart" busy={again.isBusy} onClick={() => again.buy(items)}>
          {t("buyAgain")}
        </Button>
      }
    >
      <div className="grid gap-4">
        {again.isDone && <Bought bought={again.bought} gone={again.gone} />}
        <CartProblem queue={again.queue} state={again.state} />
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

function Bought({ bought, gone }: { bought: number; gone: readonly string[] }) {
  const t = useTranslations("account.orders.detail")
  const viewCart = (
    <LinkButton size="sm" to="/cart">
      {t("viewCart")}
    </LinkButton>
  )
  return (
    <>
      {bought > 0 && <Banner tone="done" announce title={t("bought", { count: bought })} action={viewCart} />}
      {gone.length > 0 && <Banner tone="waiting" announce title={t("gone", { titles: gone.join(", ") })} />}
    </>
  )
}

/** Adds the items to the cart again; those that no longer exist are named, and the queue has those that failed. */
function useBuyAgain(currency: string) {
  const client = useQueryClient()
  const queue = cartQueue(client)
  const state = useSyncExternalStore(
    queue.subscribe,
    () => queue.state,
    () => queue.state,
  )
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<{ bought: number; gone: readonly string[] }>()
  const buy = async (items: readonly OrderLineItem[]) => {
    setBusy(true)
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
    await queue.push(...changes)
    const failed = new Set(queue.state.failed.map(({ change }) => change.kind === "add" && change.variantId))
    const bought = changes.reduce((sum, { variantId, quantity }) => sum + (failed.has(variantId) ? 0 : quantity), 0)
    setResult({ bought, gone: items.filter((item) => !item.variant_id).map(lineTitle) })
    setBusy(false)
  }
  return { bought: 0, gone: [], ...result, isDone: result !== undefined, isBusy, queue, state, buy }
}
