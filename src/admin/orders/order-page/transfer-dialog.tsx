import { z } from "zod/mini"
import { accountsQuery, nameOf } from "#admin/customers/customers.ts"
import { customerChoice, FoundCustomer, foundWith } from "#admin/customers/found-customer.ts"
import { useSearchRows } from "#admin/kit/list/use-search-rows.ts"
import { TaskFormDialog } from "#admin/kit/task/task-form-dialog.tsx"
import type { TaskHandle } from "#admin/kit/task/use-task.ts"
import { useTaskForm } from "#admin/kit/task/use-task-form.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { TransferTask } from "#machines/orders/transfer/transfer.machine.ts"
import { whyNotOffer } from "#machines/orders/transfer/transfer.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Checkbox } from "#ui/checkbox.tsx"
import { Combobox } from "#ui/combobox.tsx"
import { TextField } from "#ui/text-field.tsx"

interface TransferDialogProps {
  order: Order
  handle: TaskHandle<TransferTask>
  /** That the order has unfinished changes. */
  disabledReason: string | undefined
  overtaken: string | undefined
}

/** Offers the order to another customer; explains what happens until its owner answers. */
export function TransferDialog({ order, handle, disabledReason, overtaken }: TransferDialogProps) {
  const t = useTranslations("admin.transfer")
  const form = useTaskForm({
    handle,
    draftKey: `transfer/${order.id}`,
    serverValues: () => ({ customer: null as FoundCustomer | null, updateEmail: false, note: "" }),
    schema: z.object({
      customer: z.nullable(FoundCustomer).check(z.refine((customer) => whyNotOffer(order, customer) === undefined)),
      updateEmail: z.boolean(),
      note: z.string().check(z.trim()),
    }),
    labels: { customer: t("offer.customer"), updateEmail: t("offer.updateEmail"), note: t("offer.note") },
    toTask: ({ customer, updateEmail, note }) => ({
      type: "offer" as const,
      orderId: order.id,
      customerId: customer?.id ?? "",
      updateEmail,
      ...(note ? { note } : {}),
    }),
  })
  const chosen = form.value("customer")
  const customers = useSearchRows(accountsQuery)
  const reason = whyNotOffer(order, chosen)
  return (
    <TaskFormDialog
      form={form}
      title={t("offer.title")}
      consequence={t("offer.consequence", { email: order.email ?? "" })}
      confirm={chosen ? t("offer.confirm", { name: nameOf(chosen) }) : t("offer.confirmUnnamed")}
      disabledReason={disabledReason ?? (reason && t(`reasons.${reason}`))}
      overtaken={overtaken}
    >
      <Combobox
        label={t("offer.customer")}
        placeholder={t("offer.hint")}
        value={chosen && customerChoice(chosen)}
        onChange={(choice) => form.set("customer", foundWith(choice?.value, customers.rows))}
        options={customers.rows.map(customerChoice)}
        {...customers.field}
        error={reason === "owner" ? t("reasons.owner") : form.field("customer").error}
      />
      <Checkbox {...form.field("updateEmail")} hint={t("offer.updateEmailHint")} />
      <TextField {...form.field("note")} optional />
    </TaskFormDialog>
  )
}
