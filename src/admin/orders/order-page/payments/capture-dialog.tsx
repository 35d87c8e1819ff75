import { z } from "zod/mini"
import { TaskFormDialog } from "#admin/kit/task/task-form-dialog.tsx"
import type { TaskHandle } from "#admin/kit/task/use-task.ts"
import { useTaskForm } from "#admin/kit/task/use-task-form.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { compareMoney, subtractMoney } from "#lib/money.ts"
import { translateMoney } from "#lib/money-input.ts"
import { idsIn, type PaymentTask } from "#machines/orders/payments/payment-task.ts"
import { capturable, dueToCapture, whyNotCapture } from "#machines/orders/payments/payments.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { Payment } from "#schema/admin/entities/payment.ts"
import { MoneyField } from "#ui/money-field.tsx"
import { useLimitedAmount } from "./use-limited-amount.ts"

interface CaptureDialogProps {
  order: Order
  payment: Payment
  handle: TaskHandle<PaymentTask>
}

/** Form to capture a payment or a part of it; proposes what is due. */
export function CaptureDialog({ order, payment, handle }: CaptureDialogProps) {
  const t = useTranslations("admin.payments.capture")
  const tOvertaken = useTranslations("admin.payments.overtaken")
  const overtaken = whyNotCapture(payment)
  const currency = payment.currency_code ?? ""
  const [due, most] = [dueToCapture(order, payment), capturable(payment)]
  const { format, show, read, problemOf } = useLimitedAmount("capture", currency, most)
  const form = useTaskForm({
    handle,
    draftKey: `capture/${payment.id}`,
    serverValues: () => ({ amount: show(due) }),
    // What is due changes when someone else captures a part of it.
    version: due,
    schema: z.object({ amount: z.string().check(z.refine((text) => problemOf(text) === undefined)) }),
    labels: { amount: t("amount") },
    translate: (values, from, to) => ({ amount: translateMoney(values.amount, currency, from, to) }),
    toTask: ({ amount: text }) => ({
      type: "capture" as const,
      paymentId: payment.id,
      seen: idsIn(payment, "capture"),
      // The amounts can have further decimals than their rounded ones.
      amount: text === show(due) ? due : Math.min(read(text).amount ?? 0, most),
    }),
  })
  const text = form.value("amount")
  const { amount = 0 } = read(text)
  const wrong = problemOf(text)
  const rest = subtractMoney(most, amount)
  return (
    <TaskFormDialog
      form={form}
      title={t("title")}
      consequence={t("consequence")}
      confirm={t("confirm", { amount: format(amount) })}
      disabledReason={wrong}
      overtaken={overtaken && tOvertaken(overtaken)}
    >
      <MoneyField
        {...form.input("amount")}
        hint={t("most", { most: format(most) })}
        currency={currency}
        error={wrong}
      />
      {!wrong && compareMoney(rest, 0, currency) > 0 && (
        <p className="text-xs text-muted">{t("rest", { rest: format(rest) })}</p>
      )}
    </TaskFormDialog>
  )
}
