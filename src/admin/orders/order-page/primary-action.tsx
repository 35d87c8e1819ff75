import { Suspense, useCallback, useRef } from "react"
import { useTask } from "#admin/kit/task/use-task.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { createFulfillmentsMachine, type FulfillmentTask } from "#machines/orders/fulfillments/fulfillments.machine.ts"
import { whyNotShip } from "#machines/orders/fulfillments/fulfillments.rules.ts"
import { type NextStep, paymentsOf, quantitiesOf } from "#machines/orders/order-status/next-step.rules.ts"
import { idsIn, type PaymentTask } from "#machines/orders/payments/payment-task.ts"
import { createPaymentsMachine } from "#machines/orders/payments/payments.machine.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Button } from "#ui/button.tsx"
import { late } from "#ui/late.tsx"
import { LinkButton } from "#ui/link-button.tsx"

// The cards of the page load them when the browser is idle.
const CaptureDialog = late(async () => (await import("./payments/capture-dialog.tsx")).CaptureDialog)
const RefundDialog = late(async () => (await import("./payments/refund-dialog.tsx")).RefundDialog)
const ShipDialog = late(async () => (await import("./fulfillments/ship-dialog.tsx")).ShipDialog)

interface PrimaryActionProps {
  order: Order
  step: NextStep | undefined
}

/** The button for what an order needs next. Its dialog stays open if someone else takes that step in the meantime. */
export function PrimaryAction({ order, step }: PrimaryActionProps) {
  const t = useTranslations("admin.orderPage.next")
  const tp = useTranslations("admin.payments")
  const tf = useTranslations("admin.fulfillments")
  const locale = useLocale()
  const currency = order.currency_code ?? ""
  const format = useCallback((amount: number) => formatMoney(amount, currency, locale), [currency, locale])
  const latest = useRef(order)
  latest.current = order
  const outdated = useRef<Order>(undefined)
  const paid = useCallback(
    (task: PaymentTask) => {
      outdated.current = latest.current
      return tp(`done.${task.type}`, { amount: format(task.amount) })
    },
    [tp, format],
  )
  const payments = useTask<PaymentTask>(createPaymentsMachine, paid)
  const shipped = useCallback((task: FulfillmentTask) => tf(`done.${task.type}`), [tf])
  const fulfillments = useTask<FulfillmentTask>(createFulfillmentsMachine, shipped)
  const { task } = payments
  const payment = paymentsOf(order).find(({ id }) => task && "paymentId" in task && id === task.paymentId)
  const fulfillment = order.fulfillments?.find(({ id }) => id === fulfillments.task?.fulfillmentId)
  const overtaken = fulfillment && whyNotShip(fulfillment, false)
  const { id } = order

  function press() {
    if (step?.type === "capture" || step?.type === "refund") {
      // Pressed again before the page shows what the last press did, for example by a second Enter.
      if (outdated.current === order) return
      const { type, paymentId, amount } = step
      const seen = paymentsOf(order).flatMap((each) => (each.id === paymentId ? idsIn(each, type) : []))
      payments.ask({ type, paymentId, amount, seen })
    }
    if (step?.type !== "ship") return
    const items = order.fulfillments?.flatMap((each) =>
      each.id === step.fulfillmentId ? [...quantitiesOf(each, order.items)] : [],
    )
    fulfillments.ask({
      type: "ship",
      orderId: id,
      fulfillmentId: step.fulfillmentId,
      items: (items ?? []).map(([line, quantity]) => ({ id: line, quantity })),
      labels: [],
      notify: true,
    })
  }

  return (
    <>
      {step?.type === "fulfill" && (
        <LinkButton variant="primary" icon="box" to="/admin/orders/$id/fulfill" params={{ id }}>
          {t("fulfill", { count: step.count })}
        </LinkButton>
      )}
      {step?.type === "receive" && (
        <LinkButton
          variant="primary"
          icon="return"
          to="/admin/orders/$id/returns/$returnId/receive"
          params={{ id, returnId: step.returnId }}
        >
          {t("receive", { number: String(step.number) })}
        </LinkButton>
      )}
      {(step?.type === "capture" || step?.type === "refund") && (
        <Button variant="primary" icon="money" onClick={press}>
          {t(step.type, { amount: format(step.amount) })}
        </Button>
      )}
      {step?.type === "ship" && (
        <Button variant="primary" icon="truck" onClick={press}>
          {t("ship", { count: step.count })}
        </Button>
      )}
      <Suspense>
        {task?.type === "capture" && payment && <CaptureDialog order={order} payment={payment} handle={payments} />}
        {task?.type === "refund" && payment && <RefundDialog order={order} payment={payment} handle={payments} />}
        {fulfillments.task?.type === "ship" && (
          <ShipDialog
            handle={fulfillments}
            task={fulfillments.task}
            overtaken={overtaken && tf(`reasons.${overtaken}`)}
          />
        )}
      </Suspense>
    </>
  )
}
