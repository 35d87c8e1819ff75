import { z } from "zod/mini"
import { TaskFormDialog } from "#admin/kit/task/task-form-dialog.tsx"
import type { TaskHandle } from "#admin/kit/task/use-task.ts"
import { useTaskForm } from "#admin/kit/task/use-task-form.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { translateMoney } from "#lib/money-input.ts"
import type { PaymentTask } from "#machines/orders/payments/payment-task.ts"
import { creditLineOf, whyNotCredit } from "#machines/orders/payments/payments.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { MoneyField } from "#ui/money-field.tsx"
import { TextField } from "#ui/text-field.tsx"
import { useLimitedAmount } from "./use-limited-amount.ts"

interface CreditDialogProps {
  order: Order
  handle: TaskHandle<PaymentTask>
  /** That the order has unfinished changes. */
  disabledReason: string | undefined
}

/** Form for a credit line: an amount up to the order's balance, its reason and a reference. */
export function CreditDialog({ order, handle, disabledReason }: CreditDialogProps) {
  const t = useTranslations("admin.payments.credit")
  const currency = order.currency_code ?? ""
  // The server compares with this balance, not with the displayed one.
  const balance = order.summary?.pending_difference ?? 0
  const most = Math.abs(balance)
  const { format, read, problemOf } = useLimitedAmount("credit", currency, most)
  const overtaken = whyNotCredit(order)
  const form = useTaskForm({
    handle,
    draftKey: `credit/${order.id}`,
    serverValues: () => ({ amount: "", reason: "", reference: "" }),
    schema: z.object({
      amount: z.string().check(z.refine((text) => problemOf(text) === undefined)),
      reason: z.string().check(z.trim(), z.minLength(1, "noReason")),
      reference: z.string().check(z.trim()),
    }),
    labels: { amount: t("amount"), reason: t("reason"), reference: t("reference") },
    rules: { noReason: t("noReason") },
    translate: (values, from, to) => ({ ...values, amount: translateMoney(values.amount, currency, from, to) }),
    toTask: ({ amount: text, ...texts }) => ({
      type: "credit" as const,
      orderId: order.id,
      amount: creditLineOf(read(text).amount ?? 0, order),
      ...texts,
      seen: balance,
    }),
  })
  const text = form.value("amount")
  const { amount = 0 } = read(text)
  const isShown = text !== "" || form.field("amount").error !== undefined
  return (
    <TaskFormDialog
      form={form}
      title={t("title")}
      size="md"
      consequence={t(balance < 0 ? "raises" : "lowers")}
      confirm={amount > 0 ? t("confirm", { amount: format(amount) }) : t("action")}
      overtaken={overtaken && t(`reasons.${overtaken}`)}
      disabledReason={disabledReason}
    >
      <MoneyField
        {...form.input("amount")}
        hint={t("most", { most: format(most) })}
        currency={currency}
        error={isShown ? (problemOf(text) ?? form.field("amount").error) : undefined}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...form.field("reason")} hint={t("reasonHint")} />
        <TextField {...form.field("reference")} hint={t("referenceHint")} optional />
      </div>
    </TaskFormDialog>
  )
}
