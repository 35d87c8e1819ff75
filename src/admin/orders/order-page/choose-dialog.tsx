import { useQuery } from "@tanstack/react-query"
import { z } from "zod/mini"
import { TaskFormDialog } from "#admin/kit/task/task-form-dialog.tsx"
import type { TaskHandle } from "#admin/kit/task/use-task.ts"
import { useTaskForm } from "#admin/kit/task/use-task-form.ts"
import { regionProvidersQuery } from "#admin/payments/payment-settings.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { chosenProviderOf, MANUAL_PROVIDER, providerNameOf } from "#lib/payment-provider.ts"
import type { PaymentTask } from "#machines/orders/payments/payment-task.ts"
import { openAmount } from "#machines/orders/payments/payments.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Select } from "#ui/select.tsx"

interface ChooseDialogProps {
  order: Order
  handle: TaskHandle<PaymentTask>
  task: Extract<PaymentTask, { type: "choose" }>
}

/** Records how the customer wants to pay an open amount. */
export function ChooseDialog({ order, handle, task }: ChooseDialogProps) {
  const t = useTranslations("admin.payments.choose")
  const locale = useLocale()
  const tOvertaken = useTranslations("admin.payments.overtaken")
  const { data: providers = [] } = useQuery(regionProvidersQuery(order.region_id ?? ""))
  const now = openAmount(order, task)
  const { amount, collectionId = task.collectionId } = typeof now === "string" ? task : now
  const collection = order.payment_collections?.find(({ id }) => id === task.collectionId)
  const form = useTaskForm({
    handle,
    draftKey: `payment-method/${task.collectionId}`,
    serverValues: () => ({ provider: (collection && chosenProviderOf(collection)) ?? "" }),
    schema: z.object({ provider: z.string().check(z.minLength(1, "noProvider")) }),
    labels: { provider: t("provider") },
    rules: { noProvider: t("noProvider") },
    toTask: ({ provider }) => ({ ...task, collectionId, amount, providerId: provider }),
  })
  return (
    <TaskFormDialog
      form={form}
      size="md"
      title={t("title", { amount: formatMoney(amount, order.currency_code ?? "", locale) })}
      consequence={t("consequence")}
      confirm={t("confirm")}
      overtaken={typeof now === "string" ? tOvertaken(now) : undefined}
    >
      <Select
        {...form.field("provider")}
        placeholder={t("noProvider")}
        mandatory
        options={providers.map((id) => ({
          value: id,
          label: id === MANUAL_PROVIDER ? t("invoice") : providerNameOf(id),
        }))}
      />
    </TaskFormDialog>
  )
}
