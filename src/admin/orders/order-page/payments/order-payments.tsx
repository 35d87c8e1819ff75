import { useQuery } from "@tanstack/react-query"
import { Suspense, useCallback } from "react"
import { usePageActions } from "#admin/kit/page-actions.ts"
import { useTask } from "#admin/kit/task/use-task.ts"
import { RefundLater, TaxBasis, useTotalsRows } from "#admin/orders/order-money.tsx"
import { changesQuery } from "#admin/orders/order-queries.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney, isZeroMoney } from "#lib/money.ts"
import { refundDue, totalsParts } from "#lib/order-totals.ts"
import type { NextStep } from "#machines/orders/order-status/next-step.rules.ts"
import { claimedItems } from "#machines/orders/payments/claimed-items.rules.ts"
import { idsIn, type PaymentTask } from "#machines/orders/payments/payment-task.ts"
import { createPaymentsMachine } from "#machines/orders/payments/payments.machine.ts"
import {
  nextPaymentStep,
  orderBalance,
  type PaymentStep,
  refundNote,
  refundOf,
  refundParts,
  refundsNeeded,
  whyNotRefund,
} from "#machines/orders/payments/payments.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderChange } from "#schema/admin/entities/order-change.ts"
import type { Payment, PaymentCollection } from "#schema/admin/entities/payment.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { late, usePreload } from "#ui/late.tsx"
import { MoneyBalance } from "#ui/money-summary.tsx"
import { CreditLines } from "./credit-lines.tsx"
import { MarkPaidDialog } from "./mark-paid-dialog.tsx"
import { PaymentList } from "./payment-list.tsx"
import { useRefundNext } from "./use-refund-next.ts"

const RefundDialog = late(async () => (await import("./refund-dialog.tsx")).RefundDialog)
const CaptureDialog = late(async () => (await import("./capture-dialog.tsx")).CaptureDialog)
const ChooseDialog = late(async () => (await import("#admin/orders/order-page/choose-dialog.tsx")).ChooseDialog)
const AuthorizeDialog = late(async () => (await import("./authorize-dialog.tsx")).AuthorizeDialog)
const dialogs = [CaptureDialog, RefundDialog, ChooseDialog, AuthorizeDialog]

const noChanges: readonly OrderChange[] = []

interface OrderPaymentsProps {
  order: Order
  /** The step that the page's header offers; the card doesn't repeat it. */
  pageStep?: NextStep | undefined
}

/** An order's balance, totals and payments in one card, with the next step for its payments on top. */
export function OrderPayments({ order, pageStep }: OrderPaymentsProps) {
  const t = useTranslations("admin.payments")
  const locale = useLocale()
  usePreload(dialogs)
  const currency = order.currency_code ?? ""
  const format = useCallback((amount: number) => formatMoney(amount, currency, locale), [currency, locale])
  const done = useCallback((task: PaymentTask) => t(`done.${task.type}`, { amount: format(task.amount) }), [t, format])
  const handle = useTask<PaymentTask>(createPaymentsMachine, done)
  const rows = useTotalsRows(currency)
  const { task } = handle
  const step = nextPaymentStep(order)
  const balance = orderBalance(order)
  const payments = (order.payment_collections ?? []).flatMap((collection) => collection.payments ?? [])
  // Uses the current payment, of which someone else may have captured or refunded a part.
  const paymentOf = (type: "capture" | "refund") =>
    task?.type === type && payments.find(({ id }) => id === task.paymentId)
  const [captured, refunded] = [paymentOf("capture"), paymentOf("refund")]
  const refund = (payment: Payment) => handle.ask({ type: "refund", paymentId: payment.id, amount: 0 })
  const { data: changes = noChanges } = useQuery(changesQuery(order.id))
  const claimed = claimedItems(order, changes)
  const parts = refundParts(order)
  const claimedAmount = refundOf(parts.items, claimed, currency)
  const refundable = step?.type === "refund" ? step.payment : payments.find((payment) => !whyNotRefund(payment))
  useRefundNext(() => refundable && refund(refundable))
  const start = (next: PaymentStep) => {
    const { amount } = next
    if (next.type === "refund") return refund(next.payment)
    if (next.type === "markPaid")
      return handle.ask({ type: "markPaid", collectionId: next.collection?.id, orderId: order.id, amount })
    handle.ask({ type: "capture", paymentId: next.payment.id, amount, seen: idsIn(next.payment, "capture") })
  }
  usePageActions([
    ...(step ? [{ label: t(`${step.type}.step`, { amount: format(step.amount) }), onSelect: () => start(step) }] : []),
    ...(refundable && step?.type !== "refund"
      ? [{ label: t("refund.action"), onSelect: () => refund(refundable) }]
      : []),
  ])
  const choose = ({ id: collectionId }: PaymentCollection, amount: number) =>
    handle.ask({ type: "choose", orderId: order.id, collectionId, providerId: "", amount })
  const authorize = (sessionId: string, amount: number) =>
    handle.ask({ type: "authorize", orderId: order.id, sessionId, amount })
  return (
    <Card title={t("title")} padding="flush">
      <div className="grid gap-4 px-4 pb-4 sm:px-5">
        {step && step.type !== pageStep?.type && (
          <Button block onClick={() => start(step)}>
            {t(`${step.type}.step`, { amount: format(step.amount) })}
          </Button>
        )}
        <MoneyBalance currency={currency} rows={rows(order)} {...balance} total={totalsParts(order, currency).total} />
        {refundable && !isZeroMoney(claimedAmount, currency) && (
          <Banner
            tone="waiting"
            title={t("refund.claimed", { items: refundNote(parts, claimed), amount: format(claimedAmount) })}
            action={
              <Button size="sm" onClick={() => refund(refundable)}>
                {t("refund.claimedAction")}
              </Button>
            }
          />
        )}
        {refundsNeeded(order) > 1 && (
          <p className="text-xs text-muted">
            {t("refund.several", { amount: format(refundDue(balance, currency)), count: refundsNeeded(order) })}
          </p>
        )}
        <RefundLater order={order} />
        <TaxBasis source={order} currency={currency} />
      </div>
      <CreditLines order={order} />
      <PaymentList order={order} next={step} onStart={start} onChoose={choose} onAuthorize={authorize} />
      <MarkPaidDialog order={order} handle={handle} />
      <Suspense>
        {captured && <CaptureDialog order={order} payment={captured} handle={handle} />}
        {refunded && <RefundDialog order={order} payment={refunded} claimed={claimed} handle={handle} />}
        {task?.type === "choose" && <ChooseDialog order={order} handle={handle} task={task} />}
        {task?.type === "authorize" && <AuthorizeDialog order={order} handle={handle} task={task} />}
      </Suspense>
    </Card>
  )
}
