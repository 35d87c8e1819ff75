import { useCallback, useState } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { createPaymentsMachine, idsIn, type PaymentTask } from "#machines/payments/payments.machine.ts"
import {
  capturable,
  capturedOf,
  refundedOf,
  whyNotCapture,
  whyNotMarkPaid,
  whyNotRefund,
} from "#machines/payments/payments.rules.ts"
import { useRefundNext } from "#routes/admin/_app/_orders/-change/next-task.ts"
import { TaskDialog } from "#routes/admin/_app/-task/task-dialog.tsx"
import { type TaskHandle, useTask } from "#routes/admin/_app/-task/use-task.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { Payment, PaymentCollection } from "#schema/admin/entities/payment.ts"
import { StatusBadge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { Money } from "#ui/money.tsx"
import { RefundDialog } from "./refund-dialog.tsx"

/** Payments of an order with authorized, captured and refunded amounts, and their actions. */
export function OrderPayments({ order }: { order: Order }) {
  const t = useTranslations("admin.payments")
  const locale = useLocale()
  const currency = order.currency_code ?? ""
  const format = useCallback((amount: number) => formatMoney(amount, currency, locale), [currency, locale])
  const done = useCallback((task: PaymentTask) => t(`done.${task.type}`, { amount: format(task.amount) }), [t, format])
  const handle = useTask<PaymentTask>(createPaymentsMachine, done)
  const [refunding, setRefunding] = useState({ id: "", times: 0 })
  const { task, lastTask } = handle
  const refund = (payment: Payment) => {
    setRefunding(({ times }) => ({ id: payment.id, times: times + 1 }))
    handle.ask({ type: "refund", paymentId: payment.id, amount: 0 })
  }
  const collections = (order.payment_collections ?? []).filter(
    ({ status }) => status !== "canceled" || order.canceled_at,
  )
  // Uses the current payment, which someone else may have partially refunded.
  const payments = collections.flatMap((collection) => collection.payments ?? [])
  const refunded = payments.find(({ id }) => id === refunding.id)
  const refundable = payments.find((payment) => !whyNotRefund(payment))
  useRefundNext(() => refundable && refund(refundable))
  return (
    <Card title={t("title")} padding="flush">
      {collections.length === 0 && <p className="px-5 pb-4 text-sm text-muted">{t("none")}</p>}
      <ul className="divide-y divide-line">
        {collections.map((collection) => (
          <Collection key={collection.id} order={order} collection={collection} handle={handle} onRefund={refund} />
        ))}
      </ul>
      <TaskDialog
        handle={handle}
        open={task?.type === "capture"}
        title={t("capture.title", { amount: format(lastTask?.amount ?? 0) })}
        consequence={t("capture.consequence")}
        confirm={t("capture.confirm", { amount: format(lastTask?.amount ?? 0) })}
        onConfirm={() => task && handle.confirm(task)}
      />
      <TaskDialog
        handle={handle}
        open={task?.type === "markPaid"}
        title={t("markPaid.title", { amount: format(lastTask?.amount ?? 0) })}
        consequence={t("markPaid.consequence")}
        confirm={t("markPaid.confirm")}
        onConfirm={() => task && handle.confirm(task)}
      />
      {refunded && <RefundDialog key={refunding.times} order={order} payment={refunded} handle={handle} />}
    </Card>
  )
}

interface CollectionProps {
  order: Order
  collection: PaymentCollection
  handle: TaskHandle<PaymentTask>
  onRefund: (payment: Payment) => void
}

function Collection({ order, collection, handle, onRefund }: CollectionProps) {
  const t = useTranslations("admin.payments")
  const notPaid = whyNotMarkPaid(order, collection)
  const payments = collection.payments ?? []
  const amount = collection.amount ?? 0
  return (
    <>
      {payments.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} handle={handle} onRefund={() => onRefund(payment)} />
      ))}
      {payments.length === 0 && (
        <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 text-sm sm:px-5">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            <Money amount={amount} currency={collection.currency_code} />
            <StatusBadge tone={notPaid ? "inactive" : "waiting"}>
              {t(notPaid ? "state.closed" : "state.open")}
            </StatusBadge>
          </p>
          <Button
            size="sm"
            disabledReason={notPaid ? t(`reasons.${notPaid}`) : undefined}
            onClick={() => handle.ask({ type: "markPaid", collectionId: collection.id, orderId: order.id, amount })}
          >
            {t("markPaid.action")}
          </Button>
        </li>
      )}
    </>
  )
}

interface PaymentRowProps {
  payment: Payment
  handle: TaskHandle<PaymentTask>
  onRefund: () => void
}

function PaymentRow({ payment, handle, onRefund }: PaymentRowProps) {
  const t = useTranslations("admin.payments")
  const notCapture = whyNotCapture(payment)
  const notRefund = whyNotRefund(payment)
  const currency = payment.currency_code ?? ""
  const state = payment.canceled_at ? "canceled" : notCapture ? "captured" : "authorized"
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 text-sm sm:px-5">
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <Money amount={payment.amount} currency={currency} />
          <StatusBadge tone={state === "captured" ? "done" : state === "canceled" ? "inactive" : "progress"}>
            {t(`state.${state}`)}
          </StatusBadge>
        </p>
        <p className="text-xs text-muted">
          <DateTime value={payment.created_at} /> · {t("captured")}{" "}
          <Money amount={capturedOf(payment)} currency={currency} /> · {t("refunded")}{" "}
          <Money amount={refundedOf(payment)} currency={currency} />
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          size="sm"
          disabledReason={notCapture ? t(`reasons.${notCapture}`) : undefined}
          onClick={() =>
            handle.ask({
              type: "capture",
              paymentId: payment.id,
              amount: capturable(payment),
              seen: idsIn(payment, "capture"),
            })
          }
        >
          {t("capture.action")}
        </Button>
        <Button size="sm" disabledReason={notRefund ? t(`reasons.${notRefund}`) : undefined} onClick={onRefund}>
          {t("refund.action")}
        </Button>
      </div>
    </li>
  )
}
