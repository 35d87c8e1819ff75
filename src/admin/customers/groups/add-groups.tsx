import { useState } from "react"
import { ActionDialog } from "#admin/kit/action-dialog.tsx"
import { EntityPicker } from "#admin/kit/entity-picker.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import type { Customer } from "#schema/admin/entities/customer.ts"
import { customerGroups } from "./customer-group.resource.ts"
import { groupOption } from "./group-option.ts"

/** Adds the customer to groups, or removes it from them. */
export type ChangeGroups = (change: { add?: string[]; remove?: string[] }) => Promise<void>

interface AddGroupsProps {
  customer: Customer
  change: ChangeGroups
  onClose: () => void
}

/** Dialog that finds groups and adds the customer to them. */
export function AddGroups({ customer: { groups = [] }, change, onClose }: AddGroupsProps) {
  const t = useTranslations("admin.customer.groups")
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <ActionDialog
      title={t("add")}
      size="md"
      confirm={t("addCount", { count: chosen.length })}
      disabledReason={chosen.length === 0 ? t("chooseFirst") : undefined}
      entries={chosen}
      done={t("added", { count: chosen.length })}
      run={() => change({ add: [...chosen] })}
      onClose={onClose}
    >
      <div className="min-h-80">
        <EntityPicker
          label={t("label")}
          placeholder={t("search")}
          resource={customerGroups}
          multiple
          value={chosen}
          onChange={setChosen}
          option={groupOption}
          whyNot={(group) => (groups.some(({ id }) => id === group.id) ? t("alreadyIn") : undefined)}
        />
      </div>
    </ActionDialog>
  )
}
