import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { TransferTask } from "#machines/transfer/transfer.machine.ts"
import { whyNotOffer } from "#machines/transfer/transfer.rules.ts"
import { TaskDialog } from "#routes/admin/_app/-task/task-dialog.tsx"
import type { TaskHandle } from "#routes/admin/_app/-task/use-task.ts"
import { customersQuery, nameOf } from "#routes/admin/-queries/customers.ts"
import type { Customer } from "#schema/admin/entities/customer.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Checkbox } from "#ui/checkbox.tsx"
import { Combobox } from "#ui/combobox.tsx"
import { TextField } from "#ui/text-field.tsx"

interface TransferDialogProps {
  order: Order
  handle: TaskHandle<TransferTask>
}

const choiceOf = (customer: Customer) => ({
  value: customer.id,
  label: nameOf(customer),
  ...(customer.email ? { description: customer.email } : {}),
})

/** Offers the order to another customer; explains what happens until its owner answers. */
export function TransferDialog({ order, handle }: TransferDialogProps) {
  const t = useTranslations("admin.transfer")
  const [query, setQuery] = useState("")
  const [chosen, setChosen] = useState<Customer | null>(null)
  const [updateEmail, setUpdateEmail] = useState(false)
  const [note, setNote] = useState("")
  const customers = useQuery(customersQuery(query))
  const found = customers.data ?? []
  const reason = whyNotOffer(order, chosen)
  return (
    <TaskDialog
      handle={handle}
      open={handle.task?.type === "offer"}
      title={t("offer.title")}
      consequence={t("offer.consequence", { email: order.email ?? "" })}
      confirm={chosen ? t("offer.confirm", { name: nameOf(chosen) }) : t("offer.confirmUnnamed")}
      disabledReason={reason && t(`reasons.${reason}`)}
      onConfirm={() =>
        chosen &&
        handle.confirm({
          type: "offer",
          orderId: order.id,
          customerId: chosen.id,
          updateEmail,
          ...(note.trim() ? { note: note.trim() } : {}),
        })
      }
    >
      <Combobox
        label={t("offer.customer")}
        placeholder={t("offer.hint")}
        value={chosen && choiceOf(chosen)}
        onChange={(choice) => setChosen(found.find(({ id }) => id === choice?.value) ?? null)}
        options={found.map(choiceOf)}
        onQuery={setQuery}
        loading={customers.isFetching}
        error={reason === "owner" ? t("reasons.owner") : undefined}
      />
      <Checkbox
        label={t("offer.updateEmail")}
        hint={t("offer.updateEmailHint")}
        checked={updateEmail}
        onChange={(event) => setUpdateEmail(event.target.checked)}
      />
      <TextField label={t("offer.note")} optional value={note} onChange={(event) => setNote(event.target.value)} />
    </TaskDialog>
  )
}
