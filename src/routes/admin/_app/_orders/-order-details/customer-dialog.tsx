import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { DetailsTask } from "#machines/order-details/order-details.machine.ts"
import {
  CustomerPicker,
  type PickedCustomer,
  whyNotPicked,
} from "#routes/admin/_app/_orders/-customers/customer-picker.tsx"
import { TaskDialog } from "#routes/admin/_app/-task/task-dialog.tsx"
import type { TaskHandle } from "#routes/admin/_app/-task/use-task.ts"
import { useEntryGuard } from "#routes/admin/-kit/entry-guard.ts"
import type { Order } from "#schema/admin/entities/order.ts"

interface CustomerDialogProps {
  handle: TaskHandle<DetailsTask>
  task: Extract<DetailsTask, { type: "customer" }>
  order: Order
}

/** Dialog for a draft's customer: a customer with an account, or a guest's email. */
export function CustomerDialog({ handle, task, order }: CustomerDialogProps) {
  const t = useTranslations("admin.orderDetails.customer")
  const tp = useTranslations("admin.orderDetails.picker")
  const [picked, setPicked] = useState<PickedCustomer>({ customer: null, email: order.email ?? "" })
  const guard = useEntryGuard([picked.customer?.id, picked.email])
  const reason = whyNotPicked(picked)
  const { customer, email } = picked
  return (
    <TaskDialog
      handle={handle}
      open
      title={t("title")}
      consequence={t("consequence")}
      confirm={t("confirm")}
      guard={guard}
      disabledReason={reason && tp(`reasons.${reason}`)}
      onConfirm={() =>
        handle.confirm(
          customer
            ? { ...task, customerId: customer.id, email: customer.email ?? "", seen: order.customer_id ?? null }
            : {
                type: "email",
                orderId: task.orderId,
                isDraft: task.isDraft,
                email: email.trim(),
                seen: order.email ?? null,
              },
        )
      }
    >
      <CustomerPicker value={picked} onChange={setPicked} />
    </TaskDialog>
  )
}
