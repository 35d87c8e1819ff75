import { useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { type CustomerRow, customers } from "#admin/customers/customer.resource.ts"
import { nameOf } from "#admin/customers/customers.ts"
import { EntityPicker } from "#admin/kit/entity-picker.tsx"
import type { BulkAction } from "#admin/kit/list/bulk-action.ts"
import { BulkDialog } from "#admin/kit/list/bulk-dialog.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { customerGroups } from "./customer-group.resource.ts"
import { groupOption } from "./group-option.ts"

interface GroupDialogProps {
  change: "add" | "remove"
  rows: readonly CustomerRow[]
  onClose: (unchanged: readonly CustomerRow[]) => void
}

/** Adds the selected customers to a group, or removes them from it. */
export function GroupDialog({ change, rows, onClose }: GroupDialogProps) {
  const t = useTranslations("admin.customer")
  const tl = useTranslations("admin.linked.groups")
  const [groupId, setGroupId] = useState<string | null>(null)
  const isIn = ({ groups = [] }: CustomerRow) => groups.some(({ id }) => id === groupId)
  const send = (to: "add" | "remove", id: string) =>
    adminSdk().admin.customer.batchCustomerGroups({ id, body: { [to]: [String(groupId)] }, query: { fields: "id" } })
  const action: BulkAction<CustomerRow> = {
    label: t(`bulk.${change}`),
    texts: (count) => ({
      title: t(`bulk.${change}Title`, { count: groupId === null ? rows.length : count }),
      consequence: t("bulk.consequence"),
      confirm: t(`bulk.${change}Confirm`, { count }),
      done: t(`bulk.${change === "add" ? "added" : "removed"}`, { count }),
    }),
    run: ({ id }) => send(change, id),
    undo: ({ id }) => send(change === "add" ? "remove" : "add", id),
    whyNot: (row) => {
      if (groupId === null) return undefined
      if (change === "add") return isIn(row) ? tl("alreadyIn") : undefined
      return isIn(row) ? undefined : t("bulk.notIn")
    },
    refresh: (client) => customers.invalidate(client),
  }
  return (
    <BulkDialog
      action={action}
      rows={rows}
      rowName={(row) => nameOf(row) || t("unnamed")}
      disabledReason={groupId === null ? t("bulk.chooseFirst") : undefined}
      onClose={onClose}
    >
      <EntityPicker
        label={t("bulk.group")}
        placeholder={tl("find")}
        resource={customerGroups}
        value={groupId}
        onChange={setGroupId}
        option={groupOption}
      />
    </BulkDialog>
  )
}
