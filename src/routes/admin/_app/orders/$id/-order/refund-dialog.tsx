import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { compareMoney, currencyDigits, currencySymbol, formatMoney } from "#lib/money.ts"
import type { PaymentTask } from "#machines/payments/payments.machine.ts"
import { proposedRefund, refundable } from "#machines/payments/payments.rules.ts"
import { TaskDialog } from "#routes/admin/-components/task-dialog.tsx"
import type { TaskHandle } from "#routes/admin/-components/use-task.ts"
import { refundReasonsQuery } from "#routes/admin/-data/settings.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { Payment } from "#schema/admin/entities/payment.ts"
import { Select } from "#ui/select.tsx"
import { NumberField, TextField } from "#ui/text-field.tsx"

interface RefundDialogProps {
  order: Order
  payment: Payment
  handle: TaskHandle<PaymentTask>
}

/** How much goes back, why, and what it means; never more than was taken, and it says how much that is. */
export function RefundDialog({ order, payment, handle }: RefundDialogProps) {
  const t = useTranslations("admin.payments.refund")
  const locale = useLocale()
  const reasons = useQuery(refundReasonsQuery)
  const currency = payment.currency_code ?? ""
  const most = refundable(payment)
  const say = (amount: number) => formatMoney(amount, currency, locale)
  const [text, setText] = useState(proposedRefund(payment, order).toFixed(currencyDigits(currency)))
  const [reasonId, setReasonId] = useState("")
  const [note, setNote] = useState("")
  const amount = Number(text.replace(",", "."))
  const isAmount = text.trim() !== "" && Number.isFinite(amount) && compareMoney(amount, 0, currency) > 0
  const wrong = !isAmount
    ? t("noAmount")
    : compareMoney(amount, most, currency) > 0
      ? t("tooMuch", { most: say(most) })
      : undefined
  return (
    <TaskDialog
      handle={handle}
      open={handle.task?.type === "refund" && handle.task.paymentId === payment.id}
      title={t("title")}
      consequence={t("consequence")}
      confirm={isAmount ? t("confirm", { amount: say(amount) }) : t("action")}
      disabledReason={wrong}
      onConfirm={() =>
        handle.confirm({
          type: "refund",
          paymentId: payment.id,
          amount,
          ...(reasonId ? { reasonId } : {}),
          ...(note.trim() ? { note: note.trim() } : {}),
        })
      }
    >
      <NumberField
        label={t("amount")}
        hint={t("most", { most: say(most) })}
        prefix={currencySymbol(currency, locale)}
        value={text}
        error={wrong}
        onChange={(event) => setText(event.target.value)}
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
