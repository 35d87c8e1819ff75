import { useState } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { compareMoney, formatMoney, isZeroMoney } from "#lib/money.ts"
import type { PaymentTask } from "#machines/payments/payments.machine.ts"
import { creditLineOf } from "#machines/payments/payments.rules.ts"
import { TaskDialog } from "#routes/admin/_app/-task/task-dialog.tsx"
import type { TaskHandle } from "#routes/admin/_app/-task/use-task.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { MoneyField, useMoneyInput } from "#ui/money-field.tsx"
import { TextField } from "#ui/text-field.tsx"

interface CreditDialogProps {
  order: Order
  handle: TaskHandle<PaymentTask>
}

/** Form for a credit line: an amount up to the order's balance, its reason and a reference. */
export function CreditDialog({ order, handle }: CreditDialogProps) {
  const t = useTranslations("admin.payments.credit")
  const locale = useLocale()
  const currency = order.currency_code ?? ""
  const format = (amount: number) => formatMoney(amount, currency, locale)
  const { read } = useMoneyInput(currency)
  // The server compares with this balance, not with the displayed one.
  const balance = order.summary?.pending_difference ?? 0
  const most = Math.abs(balance)
  const [text, setText] = useState("")
  const [reason, setReason] = useState("")
  const [reference, setReference] = useState("")
  const [isTried, setTried] = useState(false)
  const { amount = 0, error } = read(text)
  const isTooMuch = compareMoney(amount, most, currency) > 0
  const wrongAmount =
    error ??
    (isZeroMoney(amount, currency)
      ? t("noAmount", { zero: format(0) })
      : isTooMuch
        ? t("tooMuch", { most: format(most) })
        : undefined)
  const wrongReason = reason.trim() === "" ? t("noReason") : undefined
  return (
    <TaskDialog
      handle={handle}
      open={handle.task?.type === "credit"}
      title={t("title")}
      size="md"
      consequence={t(balance < 0 ? "raises" : "lowers")}
      confirm={amount > 0 ? t("confirm", { amount: format(amount) }) : t("action")}
      onConfirm={() => {
        setTried(true)
        if (wrongAmount || wrongReason) return
        const values = { reason: reason.trim(), reference: reference.trim(), seen: balance }
        handle.confirm({ type: "credit", orderId: order.id, amount: creditLineOf(amount, order), ...values })
      }}
    >
      <MoneyField
        label={t("amount")}
        hint={t("most", { most: format(most) })}
        currency={currency}
        value={text}
        error={isTried || text !== "" ? wrongAmount : undefined}
        onChange={setText}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={t("reason")}
          hint={t("reasonHint")}
          value={reason}
          error={isTried ? wrongReason : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <TextField
          label={t("reference")}
          hint={t("referenceHint")}
          optional
          value={reference}
          onChange={(event) => setReference(event.target.value)}
        />
      </div>
    </TaskDialog>
  )
}
