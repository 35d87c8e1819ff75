import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { Suspense, useState } from "react"
import type { FilterSpec } from "#admin/kit/list/filter-specs.ts"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { readableName } from "#admin/settings/server/readable-name.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { StatusBadge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { late } from "#ui/late.tsx"
import { RowLink } from "#ui/link-button.tsx"
import { type RunSearch, runStates } from "./run-search.ts"
import { runTones } from "./run-state.ts"
import { useRunUpdates } from "./use-run-updates.ts"
import { workflowNamesQuery } from "./workflow-names.ts"
import { runs } from "./workflow-run.resource.ts"

const route = getRouteApi("/admin/_app/settings/_server/workflows/")

const RunDialog = late(async () => (await import("#admin/settings/server/workflows/run-dialog.tsx")).RunDialog)

export function WorkflowsPage() {
  const t = useTranslations("admin.workflows")
  const tDates = useTranslations("admin.lists.columns")
  const search = route.useSearch()
  const [isRunning, setRunning] = useState(false)
  const { data: known = [] } = useQuery(workflowNamesQuery)
  const names = [...new Set([...known, ...(search.workflow ?? [])])]
  const [only, ...others] = search.workflow ?? []
  useRunUpdates(only !== undefined && others.length === 0 ? { workflow_id: only } : undefined)
  const runButton = (
    <Button variant="primary" icon="plus" onPointerEnter={RunDialog.preload} onClick={() => setRunning(true)}>
      {t("run.label")}
    </Button>
  )
  const filters: readonly FilterSpec<RunSearch>[] = [
    {
      kind: "many",
      id: "state",
      label: t("columns.state"),
      options: runStates.map((value) => ({ value, label: t(`states.${value}`) })),
    },
    {
      kind: "many",
      id: "workflow",
      label: t("columns.workflow"),
      options: names.map((value) => ({ value, label: readableName(value) })),
    },
    { kind: "text", id: "transaction", label: t("transaction"), isExact: true },
    { kind: "date", id: "created_at", label: t("columns.started") },
  ]
  return (
    <>
      <ListPage
        resource={runs}
        search={search}
        texts={{
          title: t("title"),
          hint: t("hint"),
          search: t("search"),
          none: { icon: "history", title: t("none.title"), text: t("none.text") },
          noMatch: t("noMatch"),
        }}
        create={runButton}
        columns={[
          {
            id: "workflow_id",
            header: t("columns.workflow"),
            sortable: true,
            phone: "title",
            cell: ({ id, workflow_id }) => (
              <RowLink to="/admin/settings/workflows/$id" params={{ id }}>
                {readableName(workflow_id)}
              </RowLink>
            ),
          },
          {
            id: "state",
            header: t("columns.state"),
            phone: "badge",
            cell: ({ state }) => <StatusBadge tone={runTones[state]}>{t(`states.${state}`)}</StatusBadge>,
          },
          {
            id: "transaction",
            header: t("transaction"),
            phone: "hidden",
            from: "lg",
            cell: ({ transaction_id }) => <code className="text-xs text-muted">{transaction_id}</code>,
          },
          {
            id: "created_at",
            header: t("columns.started"),
            sortable: true,
            phone: "line",
            cell: ({ created_at }) => <DateTime value={created_at} />,
          },
          {
            id: "updated_at",
            header: tDates("updated"),
            sortable: true,
            phone: "line",
            cell: ({ updated_at }) => <DateTime value={updated_at} />,
          },
        ]}
        rowName={({ workflow_id }) => readableName(workflow_id)}
        filters={filters}
      />
      <Suspense>{isRunning && <RunDialog workflow={only} onClose={() => setRunning(false)} />}</Suspense>
    </>
  )
}
