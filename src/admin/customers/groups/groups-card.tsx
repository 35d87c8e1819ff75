import { useMutation, useQueryClient } from "@tanstack/react-query"
import { Suspense, useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { customers } from "#admin/customers/customer.resource.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { Customer } from "#schema/admin/entities/customer.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { late } from "#ui/late.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { useToast } from "#ui/toasts.tsx"
import type { ChangeGroups } from "./add-groups.tsx"

const AddGroups = late(async () => (await import("./add-groups.tsx")).AddGroups)

interface Group {
  readonly id: string
  readonly name: string | null
}

/** Card with the groups of a customer; groups can be added and removed. */
export function GroupsCard({ customer }: { customer: Customer }) {
  const t = useTranslations("admin.customer.groups")
  const client = useQueryClient()
  const toast = useToast()
  const [isAdding, setAdding] = useState(false)
  const { id, groups = [] } = customer
  const change: ChangeGroups = async (body) => {
    await adminSdk().admin.customer.batchCustomerGroups({ id, body, query: { fields: "id" } })
    await customers.invalidate(client, id)
  }
  const undo = (group: Group) =>
    change({ add: [group.id] }).catch(() =>
      toast({ tone: "refused", title: t("undoFailed", { group: group.name ?? "" }) }),
    )
  const removal = useMutation({
    mutationFn: (group: Group) => change({ remove: [group.id] }),
    onSuccess: (_, group) =>
      toast({
        title: t("removed", { group: group.name ?? "" }),
        action: { label: t("undo"), onClick: () => void undo(group) },
      }),
    onError: (_, group) => toast({ tone: "refused", title: t("removeFailed", { group: group.name ?? "" }) }),
  })
  const sorted = [...groups].sort((a, b) => (a.name ?? "").localeCompare(b.name ?? ""))
  return (
    <Card
      title={t("title")}
      actions={
        <Button size="sm" icon="plus" onClick={() => setAdding(true)}>
          {t("add")}
        </Button>
      }
    >
      {groups.length === 0 && <p className="text-sm text-muted">{t("none")}</p>}
      <ul className="grid text-sm">
        {sorted.map((group) => (
          <li key={group.id} className="flex min-h-9 items-center justify-between gap-2">
            <span className="min-w-0 wrap-anywhere">
              <TextLink to="/admin/customer-groups/$id" params={{ id: group.id }}>
                {group.name}
              </TextLink>
            </span>
            <IconButton
              icon="close"
              size="sm"
              label={t("remove", { group: group.name ?? "" })}
              onClick={() => removal.mutate(group)}
            />
          </li>
        ))}
      </ul>
      {isAdding && (
        <Suspense>
          <AddGroups customer={customer} change={change} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Card>
  )
}
