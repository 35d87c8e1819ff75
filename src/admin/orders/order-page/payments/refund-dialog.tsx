import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { z } from "zod/mini"
import { TaskFormDialog } from "#admin/kit/task/task-form-dialog.tsx"
import type { TaskHandle } from "#admin/kit/task/use-task.ts"
import { useTaskForm } from "#admin/kit/task/use-task-form.ts"
import { refundReasonsQuery } from "#admin/payments/payment-settings.ts"
import { formatDate } from "#lib/dates.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { compareMoney, formatMoney, isZeroMoney, subtractMoney } from "#lib/money.ts"
import { translateMoney } from "#lib/money-input.ts"
import { refundDue } from "#lib/order-totals.ts"
import { idsIn, type PaymentTask } from "#machines/orders/payments/payment-task.ts"
import {
  creditOf,
  orderBalance,
  proposedRefund,
  refundable,
  refundNote,
  refundOf,
  refundParts,
  refundsNeeded,
  refundsOf,
  whyNotRefund,
} from "#machines/orders/payments/payments.rules.ts"
import { refundsOfShipping } from "#machines/orders/payments/refunded-shipping.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { Payment } from "#schema/admin/entities/payment.ts"
import { MoneyField } from "#ui/money-field.tsx"
import { Select } from "#ui/select.tsx"
import { TextField } from "#ui/text-field.tsx"
import { RefundItems } from "./refund-items.tsx"
import { useLimitedAmount } from "./use-limited-amount.ts"

interface RefundDialogProps {
  order: Order
  payment: Payment
  /** Claimed items that aren't refunded yet: quantities by item id. Proposed if the order owes nothing else. */
  claimed?: Readonly<Record<string, number>>
  handle: TaskHandle<PaymentTask>
}

const nothing: Readonly<Record<string, number>> = {}

/** Messages of the server about the amount. */
const exceptions = { amount: /refund more/ }

/** Refund form: items or an amount, reason and note. Proposes what is owed or claimed, and rejects more than was captured. */
export function RefundDialog({ order, payment, claimed = nothing, handle }: RefundDialogProps) {
  const t = useTranslations("admin.payments.refund")
  const tOvertaken = useTranslations("admin.payments.overtaken")
  const reasons = useQuery(refundReasonsQuery)
  const currency = payment.currency_code ?? ""
  const most = refundable(payment)
  const { format, show, read, problemOf } = useLimitedAmount("refund", currency, most)
  const parts = refundParts(order)
  const form = useTaskForm({
    handle,
    draftKey: `refund/${payment.id}`,
    serverValues: () => {
      const owed = proposedRefund(payment, order)
      const chosen: Record<string, number> = isZeroMoney(owed, currency) ? { ...claimed } : {}
      const amount = owed + Math.min(refundOf(parts.items, chosen, currency), most)
      return { amount: show(amount), chosen, reason: "", note: refundNote(parts, chosen) }
    },
    // Until an amount is entered, the amount owed is proposed. It changes when someone else refunds it.
    version: proposedRefund(payment, order),
    schema: z.object({
      amount: z.string().check(z.refine((text) => problemOf(text) === undefined)),
      chosen: z.record(z.string(), z.number()),
      reason: z.string(),
      note: z.string().check(z.trim()),
    }),
    labels: { amount: t("amount"), chosen: t("items"), reason: t("reason"), note: t("note") },
    exceptions,
    translate: (values, from, to) => ({ ...values, amount: translateMoney(values.amount, currency, from, to) }),
    toTask: ({ amount: text, reason, note }) => ({
      type: "refund" as const,
      paymentId: payment.id,
      seen: idsIn(payment, "refund"),
      // The payment can hold slightly less than its rounded amount.
      amount: Math.min(read(text).amount ?? 0, most),
      ...(reason ? { reasonId: reason } : {}),
      ...(note ? { note } : {}),
    }),
  })
  const [isTyped, setTyped] = useState(form.restored)
  const proposed = proposedRefund(payment, order)
  const [wasOwed] = useState(proposed > 0)
  const isSettled = wasOwed && !isTyped && isZeroMoney(proposed, currency)
  const overtaken = whyNotRefund(payment) === "allRefunded" ? "refunded" : isSettled ? "settled" : undefined
  const text = form.value("amount")
  const chosen: Readonly<Record<string, number>> = form.value("chosen")
  const { amount = 0, error } = read(text)
  const isZero = isZeroMoney(amount, currency)
  const wrong = problemOf(text)
  const choose = (id: string, quantity: number) => {
    const next = { ...chosen, [id]: quantity }
    form.set("chosen", next)
    // What is refunded stays with the refund as its note, unless another one was typed.
    const note = form.value("note")
    if (note === "" || note === refundNote(parts, chosen)) form.set("note", refundNote(parts, next))
    form.set("amount", show(refundOf([...parts.items, ...parts.shipping], next, currency)))
  }
  const credit = creditOf(amount, order)
  return (
    <TaskFormDialog
      form={form}
      title={t("title")}
      size="md"
      consequence={t("consequence")}
      confirm={amount > 0 ? t("confirm", { amount: format(amount) }) : t("action")}
      disabledReason={wrong}
      overtaken={overtaken && tOvertaken(overtaken)}
    >
      <EarlierRefunds order={order} currency={currency} />
      <RefundItems
        {...parts}
        chosen={chosen}
        currency={currency}
        refunded={refundsOfShipping(order)}
        onChoose={choose}
      />
      <div className="grid gap-1">
        <MoneyField
          {...form.input("amount")}
          hint={t("most", { most: format(most) })}
          currency={currency}
          error={isZero && !error && !isTyped ? undefined : (wrong ?? form.field("amount").error)}
          onChange={(typed) => {
            setTyped(true)
            form.set("amount", typed)
          }}
        />
        <p className="text-xs text-muted">
          <Owed order={order} currency={currency} most={most} />{" "}
          {!isZeroMoney(credit, currency) && !wrong && t("credit", { amount: format(credit) })}
        </p>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          {...form.field("reason")}
          placeholder={t("noReason")}
          options={(reasons.data ?? []).map(({ id, label }) => ({ value: id, label: label ?? "" }))}
        />
        <TextField {...form.field("note")} optional />
      </div>
    </TaskFormDialog>
  )
}

interface EarlierRefundsProps {
  order: Order
  currency: string
}

function EarlierRefunds({ order, currency }: EarlierRefundsProps) {
  const t = useTranslations("admin.payments.refund")
  const locale = useLocale()
  const refunds = refundsOf(order)
  if (refunds.length === 0) return null
  return (
    <section className="grid gap-1 text-xs text-muted">
      <h3 className="font-semibold">{t("earlier")}</h3>
      <ul>
        {refunds.map(({ id, amount, created_at, note, refund_reason }) => (
          <li key={id} className="wrap-anywhere">
            {[formatMoney(amount, currency, locale), formatDate(created_at, locale), refund_reason?.label, note]
              .filter(Boolean)
              .join(" · ")}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the order owes to the customer, of which a refund can be at most `most`. */
function Owed({ order, currency, most }: EarlierRefundsProps & { most: number }) {
  const t = useTranslations("admin.payments.refund")
  const locale = useLocale()
  const format = (amount: number) => formatMoney(amount, currency, locale)
  const balance = orderBalance(order)
  const owed = refundDue(balance, currency)
  if (compareMoney(owed, most, currency) > 0 && refundsNeeded(order) > 1)
    return t("owedMore", { amount: format(owed), rest: format(subtractMoney(owed, most)) })
  if (!isZeroMoney(owed, currency)) return t("owed", { amount: format(owed) })
  return compareMoney(balance.due, 0, currency) < 0
    ? t("owedLater", { amount: format(-balance.due) })
    : t("nothingOwed")
}
