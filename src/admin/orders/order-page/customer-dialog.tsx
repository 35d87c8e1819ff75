import { z } from "zod/mini"
import { CustomerPicker, whyNotPicked } from "#admin/customers/customer-picker.tsx"
import { FoundCustomer } from "#admin/customers/found-customer.ts"
import { TaskFormDialog } from "#admin/kit/task/task-form-dialog.tsx"
import type { TaskHandle } from "#admin/kit/task/use-task.ts"
import { useTaskForm } from "#admin/kit/task/use-task-form.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { DetailsTask } from "#machines/orders/order-details/order-details.machine.ts"
import type { Order } from "#schema/admin/entities/order.ts"

const customerSchema = z.object({ customer: z.nullable(FoundCustomer), email: z.string() })
type Picked = z.infer<typeof customerSchema>

interface CustomerDialogProps {
  handle: TaskHandle<DetailsTask>
  task: Extract<DetailsTask, { type: "customer" }>
  order: Order
}

/** Dialog for a draft's customer: a customer with an account, or a guest's email. */
export function CustomerDialog({ handle, task, order }: CustomerDialogProps) {
  const t = useTranslations("admin.orderDetails.customer")
  const tp = useTranslations("admin.orderDetails.picker")
  const { orderId, isDraft } = task
  const form = useTaskForm<Picked, Picked, DetailsTask>({
    handle,
    draftKey: `orderCustomer/${orderId}`,
    serverValues: () => ({ customer: null, email: order.email ?? "" }),
    version: order.email,
    schema: customerSchema,
    labels: { customer: tp("customer"), email: tp("email") },
    toTask: ({ customer, email }) =>
      customer
        ? { ...task, customerId: customer.id, email: customer.email ?? "", seen: order.customer_id ?? null }
        : { type: "email", orderId, isDraft, email: email.trim(), seen: order.email ?? null },
  })
  const { error, ...email } = form.input("email")
  const picked = { customer: form.value("customer"), email: email.value }
  const reason = whyNotPicked(picked)
  return (
    <TaskFormDialog
      form={form}
      title={t("title")}
      consequence={t("consequence")}
      confirm={t("confirm")}
      disabledReason={reason && tp(`reasons.${reason}`)}
    >
      <CustomerPicker
        value={picked}
        onChange={(next) => {
          form.set("customer", next.customer)
          email.onChange(next.email)
        }}
        error={error}
      />
    </TaskFormDialog>
  )
}
