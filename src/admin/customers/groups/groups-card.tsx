import { useQueryClient } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { customers } from "#admin/customers/customer.resource.ts"
import { LinkedCard } from "#admin/kit/linked-records/linked-card.tsx"
import { LinkedList } from "#admin/kit/linked-records/linked-list.tsx"
import type { ChangeLinks } from "#admin/kit/linked-records/linked-names.ts"
import { useUndoableRemoval } from "#admin/kit/linked-records/use-undoable-removal.ts"
import type { Customer } from "#schema/admin/entities/customer.ts"
import { TextLink } from "#ui/link-button.tsx"
import { customerGroups } from "./customer-group.resource.ts"
import { groupOption } from "./group-option.ts"

/** Card with the groups of a customer; groups can be added and removed. */
export function GroupsCard({ customer: { id, groups = [] } }: { customer: Customer }) {
  const client = useQueryClient()
  const change: ChangeLinks = async (body) => {
    await adminSdk().admin.customer.batchCustomerGroups({ id, body, query: { fields: "id" } })
    await customers.invalidate(client, id)
  }
  const remove = useUndoableRemoval("groups", change)
  return (
    <LinkedCard
      name="groups"
      resource={customerGroups}
      option={groupOption}
      isLinked={(group) => groups.some((each) => each.id === group.id)}
      change={change}
    >
      <LinkedList name="groups" rows={groups} onRemove={(group) => void remove(group.id, group.name ?? "")}>
        {(group) => (
          <TextLink to="/admin/customer-groups/$id" params={{ id: group.id }}>
            {group.name}
          </TextLink>
        )}
      </LinkedList>
    </LinkedCard>
  )
}
