import { TaskDialog } from "#admin/kit/task/task-dialog.tsx"
import type { TaskHandle } from "#admin/kit/task/use-task.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { isNotAuthorizedYet } from "#machines/orders/payments/not-authorized-yet.ts"
import type { PaymentTask } from "#machines/orders/payments/payment-task.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Banner } from "#ui/banner.tsx"

interface AuthorizeDialogProps {
  order: Order
  handle: TaskHandle<PaymentTask>
  task: Extract<PaymentTask, { type: "authorize" }>
}

/** Asks the provider of a pending payment whether it has authorized it. */
export function AuthorizeDialog({ order, handle, task }: AuthorizeDialogProps) {
  const t = useTranslations("admin.payments.authorize")
  const locale = useLocale()
  const tOvertaken = useTranslations("admin.payments.overtaken")
  const { error } = handle
  const sessions = (order.payment_collections ?? []).flatMap(({ payment_sessions }) => payment_sessions ?? [])
  const status = sessions.find(({ id }) => id === task.sessionId)?.status
  const isAuthorized = status === "authorized" || status === "captured"
  const overtaken = isAuthorized ? "authorized" : status === "pending_authorization" ? undefined : "notPending"
  const isNotYet = error !== null && isNotAuthorizedYet(error)
  return (
    <TaskDialog
      handle={isNotYet ? { ...handle, error: null } : handle}
      open
      title={t("title", { amount: formatMoney(task.amount, order.currency_code ?? "", locale) })}
      consequence={t("consequence")}
      confirm={t("confirm")}
      overtaken={overtaken && tOvertaken(overtaken)}
      onConfirm={() => handle.confirm(task)}
    >
      {isNotYet && <Banner tone="waiting" announce title={t("notYet")} />}
    </TaskDialog>
  )
}
