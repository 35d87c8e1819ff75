import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { compareMoney, formatMoney, isZeroMoney } from "#lib/money.ts"
import { idsIn, type PaymentTask } from "#machines/payments/payments.machine.ts"
import { proposedRefund, refundable } from "#machines/payments/payments.rules.ts"
import { TaskDialog } from "#routes/admin/_app/-task/task-dialog.tsx"
import type { TaskHandle } from "#routes/admin/_app/-task/use-task.ts"
import { refundReasonsQuery } from "#routes/admin/-queries/settings.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { Payment } from "#schema/admin/entities/payment.ts"
import { MoneyField, useMoneyInput } from "#ui/money-field.tsx"
import { Select } from "#ui/select.tsx"
import { TextField } from "#ui/text-field.tsx"

interface RefundDialogProps {
  order: Order
  payment: Payment
  handle: TaskHandle<PaymentTask>
}

/** Refund form: amount, reason and note. Shows the largest refundable amount and rejects more. */
export function RefundDialog({ order, payment, handle }: RefundDialogProps) {
  const t = useTranslations("admin.payments.refund")
  const locale = useLocale()
  const reasons = useQuery(refundReasonsQuery)
  const currency = payment.currency_code ?? ""
  const most = refundable(payment)
  const format = (amount: number) => formatMoney(amount, currency, locale)
  const { show, read } = useMoneyInput(currency)
  const [text, setText] = useState(show(proposedRefund(payment, order)))
  const [reasonId, setReasonId] = useState("")
  const [note, setNote] = useState("")
  const { amount = 0, error } = read(text)
  const wrong =
    error ??
    (isZeroMoney(amount, currency)
      ? t("noAmount", { zero: format(0) })
      : compareMoney(amount, most, currency) > 0
        ? t("tooMuch", { most: format(most) })
        : undefined)
  return (
    <TaskDialog
      handle={handle}
      open={handle.task?.type === "refund" && handle.task.paymentId === payment.id}
      title={t("title")}
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
      <MoneyField
        label={t("amount")}
        hint={t("most", { most: format(most) })}
        currency={currency}
        value={text}
        error={wrong}
        onChange={setText}
      />
      <Select
        label={t("reason")}
        placeholder={t("noReason")}
        value={reasonId}
        onChange={(event) => setReasonId(event.target.value)}
        options={(reasons.data ?? []).map(({ id, label }) => ({ value: id, label: label ?? id }))}
      />
      <TextField label={t("note")} optional value={note} onChange={(event) => setNote(event.target.value)} />
    </TaskDialog>
  )
}
