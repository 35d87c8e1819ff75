import { TaskDialog } from "#admin/kit/task/task-dialog.tsx"
import type { TaskHandle } from "#admin/kit/task/use-task.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney, sameMoney } from "#lib/money.ts"
import type { ManualPayment, PaymentTask } from "#machines/orders/payments/payment-task.ts"
import { openAmount } from "#machines/orders/payments/payments.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Banner } from "#ui/banner.tsx"

interface MarkPaidDialogProps {
  order: Order
  handle: TaskHandle<PaymentTask>
}

/** Records that the amount due was paid outside the store. The amount is the present one: someone else may have marked it as paid. */
export function MarkPaidDialog({ order, handle }: MarkPaidDialogProps) {
  const t = useTranslations("admin.payments.markPaid")
  const tOpen = useTranslations("admin.payments.overtaken")
  const locale = useLocale()
  const currency = order.currency_code ?? ""
  const format = (amount: number) => formatMoney(amount, currency, locale)
  const { task, lastTask } = handle
  const asked = lastTask?.type === "markPaid" ? lastTask : undefined
  const now = asked && openAmount(order, asked)
  const found = typeof now === "object" && !handle.busy ? now : undefined
  const { amount = 0, ...rest } = { ...asked, ...found }
  const isChanged = task !== null && asked !== undefined && !sameMoney(amount, asked.amount, currency)
  return (
    <TaskDialog
      handle={handle}
      open={task?.type === "markPaid"}
      title={t("title", { amount: format(amount) })}
      consequence={t("consequence")}
      confirm={t("confirm")}
      overtaken={task !== null && typeof now === "string" ? tOpen(now) : undefined}
      onConfirm={() => asked && handle.confirm({ ...(rest as ManualPayment), amount })}
    >
      {isChanged && <Banner tone="waiting" announce title={tOpen("changed", { amount: format(asked.amount) })} />}
    </TaskDialog>
  )
}
