import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Suspense, useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { type CustomerRow, customers } from "#admin/customers/customer.resource.ts"
import { nameOf } from "#admin/customers/customers.ts"
import { ActionDialog } from "#admin/kit/action-dialog.tsx"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { batchesOf } from "#lib/batches.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Badge, StatusBadge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { DataTable } from "#ui/data-table.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { late } from "#ui/late.tsx"
import { LinkButton, RowLink } from "#ui/link-button.tsx"
import { Pagination } from "#ui/pagination.tsx"
import { SearchField } from "#ui/search-field.tsx"

const AddCustomers = late(async () => (await import("./add-customers.tsx")).AddCustomers)

const PAGE_SIZE = 20
const noRows: ReadonlySet<string> = new Set()

/** Card with the customers of a group: they can be searched, added and removed. */
export function CustomersCard({ groupId }: { groupId: string }) {
  const t = useTranslations("admin.customerGroup.customers")
  const tc = useTranslations("admin.customer")
  const client = useQueryClient()
  const [q, setQ] = useState("")
  const [page, setPage] = useState(1)
  const [selected, setSelected] = useState(noRows)
  const [open, setOpen] = useState<"add" | "remove">()
  const { data, error, refetch, isPlaceholderData } = useQuery(
    customers.list({ group: [groupId], q, page, limit: PAGE_SIZE }),
  )
  const lastPage = Math.max(Math.ceil((data?.count ?? 0) / PAGE_SIZE), 1)
  // The last customers of the last page were removed.
  if (data && !isPlaceholderData && page > lastPage) setPage(lastPage)
  const remove = async () => {
    for (const batch of batchesOf([...selected]))
      await adminSdk().admin.customerGroup.batchCustomers({
        id: groupId,
        body: { remove: batch },
        query: { fields: "id" },
      })
    await customers.invalidate(client)
  }
  return (
    <Card
      title={t("title")}
      badge={data && q === "" && <Badge>{data.count}</Badge>}
      padding="flush"
      actions={
        <>
          <LinkButton size="sm" icon="mail" to="/admin/customer-groups/$id/emails" params={{ id: groupId }}>
            {t("addByEmail")}
          </LinkButton>
          <Button size="sm" icon="plus" onPointerEnter={AddCustomers.preload} onClick={() => setOpen("add")}>
            {t("add")}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 pb-4 sm:px-5">
        {(q !== "" || (data?.count ?? 0) > 0) && (
          <SearchField
            label={t("search")}
            value={q}
            onSearch={(text) => {
              setQ(text)
              setPage(1)
            }}
          />
        )}
        <DataTable<CustomerRow>
          caption={t("title")}
          sticky={false}
          problem={error && <ListError error={error} onRetry={() => void refetch()} />}
          rows={data?.rows}
          rowId={({ id }) => id}
          rowName={(row) => nameOf(row) || tc("unnamed")}
          refreshing={isPlaceholderData}
          skeletonRows={3}
          columns={[
            {
              id: "name",
              header: t("name"),
              phone: "title",
              cell: (row) => (
                <span className="line-clamp-2 wrap-anywhere">
                  <RowLink to="/admin/customers/$id" params={{ id: row.id }}>
                    {nameOf(row) || tc("unnamed")}
                  </RowLink>
                </span>
              ),
            },
            {
              id: "email",
              header: t("email"),
              phone: "line",
              cell: ({ email }) => <span className="line-clamp-1 text-muted wrap-anywhere">{email}</span>,
            },
            {
              id: "account",
              header: tc("account"),
              phone: "badge",
              cell: ({ has_account }) => (
                <StatusBadge tone={has_account ? "done" : "inactive"}>
                  {tc(has_account ? "account" : "guest")}
                </StatusBadge>
              ),
            },
          ]}
          selection={{
            selected,
            onChange: setSelected,
            actions: (
              <Button size="sm" variant="danger" onClick={() => setOpen("remove")}>
                {t("remove")}
              </Button>
            ),
          }}
          empty={
            q ? (
              <EmptyState icon="search" title={t("noMatch")} />
            ) : (
              <EmptyState icon="users" title={t("none.title")} text={t("none.text")} />
            )
          }
        />
        {data && data.count > PAGE_SIZE && (
          <Pagination count={data.count} page={page} pageSize={PAGE_SIZE} onPage={setPage} />
        )}
      </div>
      {open === "add" && (
        <Suspense>
          <AddCustomers groupId={groupId} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
      {open === "remove" && (
        <ActionDialog
          title={t("removeTitle", { count: selected.size })}
          description={t("removeText")}
          confirm={t("removeConfirm", { count: selected.size })}
          isDangerous
          run={remove}
          done={t("removed", { count: selected.size })}
          onDone={() => setSelected(noRows)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  )
}
