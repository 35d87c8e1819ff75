import { getRouteApi } from "@tanstack/react-router"
import { useState } from "react"
import { CreateLink } from "#admin/kit/list/create-link.tsx"
import { useDateFilters } from "#admin/kit/list/date-columns.tsx"
import { entityOptions } from "#admin/kit/list/filter-specs.ts"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { useDeleteRows, useListTexts } from "#admin/kit/list/list-texts.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { late } from "#ui/late.tsx"
import { type CustomerRow, customers } from "./customer.resource.ts"
import { useCustomerColumns } from "./customer-columns.tsx"
import { nameOf } from "./customers.ts"
import { customerGroups } from "./groups/customer-group.resource.ts"
import { groupOption } from "./groups/group-option.ts"

const route = getRouteApi("/admin/_app/_customers/customers/")

const GroupDialog = late(async () => (await import("./groups/group-dialog.tsx")).GroupDialog)

type Change = "add" | "remove"

interface Running {
  readonly change: Change
  readonly rows: readonly CustomerRow[]
  readonly select: (rows: readonly CustomerRow[]) => void
}

export function CustomersPage() {
  const t = useTranslations("admin.customer")
  const tl = useTranslations("admin.lists.customers")
  const [running, setRunning] = useState<Running>()
  return (
    <>
      <ListPage
        resource={customers}
        search={route.useSearch()}
        texts={useListTexts("customers", "user")}
        columns={useCustomerColumns()}
        rowName={(row) => nameOf(row) || t("unnamed")}
        create={<CreateLink to="/admin/customers/new">{t("create")}</CreateLink>}
        filters={[
          {
            kind: "boolean",
            id: "account",
            label: tl("columns.account"),
            yes: tl("account.yes"),
            no: tl("account.no"),
          },
          {
            kind: "entity",
            id: "group",
            label: tl("columns.groups"),
            options: entityOptions(customerGroups, groupOption),
          },
          { kind: "text", id: "company", label: tl("columns.company"), isExact: true },
          ...useDateFilters(),
        ]}
        selectionActions={(rows, select) =>
          (["add", "remove"] as const).map((change) => (
            <Button
              key={change}
              size="sm"
              onPointerEnter={GroupDialog.preload}
              onClick={() => setRunning({ change, rows, select })}
            >
              {t(`bulk.${change}`)}
            </Button>
          ))
        }
        bulk={[useDeleteRows(customers, "customers")]}
      />
      {running && (
        <GroupDialog
          change={running.change}
          rows={running.rows}
          onClose={(unchanged) => {
            setRunning(undefined)
            running.select(unchanged)
          }}
        />
      )}
    </>
  )
}
