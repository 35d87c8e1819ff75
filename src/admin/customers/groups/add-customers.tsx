import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { customers } from "#admin/customers/customer.resource.ts"
import { nameOf } from "#admin/customers/customers.ts"
import { ActionDialog } from "#admin/kit/action-dialog.tsx"
import { EntityPicker } from "#admin/kit/entity-picker.tsx"
import { useTranslations } from "#lib/i18n.tsx"

interface AddCustomersProps {
  groupId: string
  onClose: () => void
}

/** Dialog that finds customers and adds them to a group. */
export function AddCustomers({ groupId, onClose }: AddCustomersProps) {
  const t = useTranslations("admin.customerGroup.customers")
  const client = useQueryClient()
  const [ids, setIds] = useState<readonly string[]>([])
  return (
    <ActionDialog
      title={t("add")}
      size="md"
      confirm={t("addCount", { count: ids.length })}
      disabledReason={ids.length === 0 ? t("chooseFirst") : undefined}
      entries={ids}
      done={t("added", { count: ids.length })}
      run={async () => {
        const body = { add: [...ids] }
        await adminSdk().admin.customerGroup.batchCustomers({ id: groupId, body, query: { fields: "id" } })
        await customers.invalidate(client)
      }}
      onClose={onClose}
    >
      <div className="min-h-80">
        <EntityPicker
          label={t("title")}
          placeholder={t("find")}
          resource={customers}
          multiple
          value={ids}
          onChange={setIds}
          option={(customer) => ({
            value: customer.id,
            label: nameOf(customer),
            ...(customer.email ? { description: customer.email } : {}),
          })}
          whyNot={({ groups = [] }) => (groups.some(({ id }) => id === groupId) ? t("alreadyIn") : undefined)}
        />
      </div>
    </ActionDialog>
  )
}
