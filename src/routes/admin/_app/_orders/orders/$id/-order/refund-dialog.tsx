import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { compareMoney, formatMoney, isZeroMoney } from "#lib/money.ts"
import { refundDue } from "#lib/order-totals.ts"
import { idsIn, type PaymentTask } from "#machines/payments/payments.machine.ts"
import {
  creditOf,
  orderBalance,
  proposedRefund,
  refundable,
  refundOf,
  refundParts,
} from "#machines/payments/payments.rules.ts"
import { TaskDialog } from "#routes/admin/_app/-task/task-dialog.tsx"
import type { TaskHandle } from "#routes/admin/_app/-task/use-task.ts"
import { refundReasonsQuery } from "#routes/admin/-queries/payment-settings.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { Payment } from "#schema/admin/entities/payment.ts"
import { MoneyField, useMoneyInput } from "#ui/money-field.tsx"
import { Select } from "#ui/select.tsx"
import { TextField } from "#ui/text-field.tsx"
import { RefundItems } from "./refund-items.tsx"

interface RefundDialogProps {
  order: Order
  payment: Payment
  handle: TaskHandle<PaymentTask>
}

/** Refund form: items or an amount, reason and note. Proposes what is owed, and rejects more than was captured. */
export function RefundDialog({ order, payment, handle }: RefundDialogProps) {
  const t = useTranslations("admin.payments.refund")
  const locale = useLocale()
  const reasons = useQuery(refundReasonsQuery)
  const currency = payment.currency_code ?? ""
  const most = refundable(payment)
  const format = (amount: number) => formatMoney(amount, currency, locale)
  const { show, read } = useMoneyInput(currency)
  const [text, setText] = useState(show(proposedRefund(payment, order)))
  const [isTyped, setTyped] = useState(false)
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const [reasonId, setReasonId] = useState("")
  const [note, setNote] = useState("")
  const parts = refundParts(order)
  const { amount = 0, error } = read(text)
  const isZero = isZeroMoney(amount, currency)
  const isTooMuch = compareMoney(amount, most, currency) > 0
  const wrong =
    error ??
    (isZero ? t("noAmount", { zero: format(0) }) : isTooMuch ? t("tooMuch", { most: format(most) }) : undefined)
  const choose = (id: string, quantity: number) => {
    const next = { ...chosen, [id]: quantity }
    setChosen(next)
    setText(show(refundOf([...parts.items, ...parts.shipping], next, currency)))
  }
  const balance = orderBalance(order)
  const owed = refundDue(balance, currency)
  const owedText = () => {
    if (!isZeroMoney(owed, currency)) return t("owed", { amount: format(owed) })
    return compareMoney(balance.due, 0, currency) < 0
      ? t("owedLater", { amount: format(-balance.due) })
      : t("nothingOwed")
  }
  const credit = creditOf(amount, order)
  return (
    <TaskDialog
      handle={handle}
      open={handle.task?.type === "refund" && handle.task.paymentId === payment.id}
      title={t("title")}
      size="md"
      consequence={t("consequence")}
      confirm={amount > 0 ? t("confirm", { amount: format(amount) }) : t("action")}
      disabledReason={wrong}
      onConfirm={() =>
        handle.confirm({
          type: "refund",
          paymentId: payment.id,
          seen: idsIn(payment, "refund"),
          // The payment can hold slightly less than its rounded amount.
          amount: Math.min(amount, most),
          ...(reasonId ? { reasonId } : {}),
          ...(note.trim() ? { note: note.trim() } : {}),
        })
      }
    >
      <RefundItems {...parts} chosen={chosen} currency={currency} onChoose={choose} />
      <div className="grid gap-1">
        <MoneyField
          label={t("amount")}
          hint={t("most", { most: format(most) })}
          currency={currency}
          value={text}
          error={isZero && !error && !isTyped ? undefined : wrong}
          onChange={(typed) => {
            setTyped(true)
            setText(typed)
          }}
        />
        <p className="text-xs text-muted">
          {owedText()} {!isZeroMoney(credit, currency) && !wrong && t("credit", { amount: format(credit) })}
        </p>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          label={t("reason")}
          placeholder={t("noReason")}
          value={reasonId}
          onChange={(event) => setReasonId(event.target.value)}
          options={(reasons.data ?? []).map(({ id, label }) => ({ value: id, label: label ?? "" }))}
        />
        <TextField label={t("note")} optional value={note} onChange={(event) => setNote(event.target.value)} />
      </div>
    </TaskDialog>
  )
}
