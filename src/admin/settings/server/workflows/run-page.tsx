import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { Suspense, useState } from "react"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { readableName } from "#admin/settings/server/readable-name.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { toApiError } from "#sdk/error.ts"
import { StatusBadge } from "#ui/badge.tsx"
import { late } from "#ui/late.tsx"
import { RunDetails } from "./run-details.tsx"
import { isUnfinished, runTones } from "./run-state.ts"
import { useRunUpdates } from "./use-run-updates.ts"
import { runs } from "./workflow-run.resource.ts"

const route = getRouteApi("/admin/_app/settings/_server/workflows/$id")

const RunDialog = late(async () => (await import("#admin/settings/server/workflows/run-dialog.tsx")).RunDialog)

/** Milliseconds between reloads of an unfinished run, beside the server's events. */
const RELOAD = 15_000

export function RunPage() {
  const t = useTranslations("admin.workflows")
  const { id } = route.useParams()
  const [isRunning, setRunning] = useState(false)
  const { data: run, error } = useQuery({
    ...runs.one(id),
    refetchInterval: ({ state: { data, status } }) =>
      data && status !== "error" && isUnfinished(data.state) ? RELOAD : false,
  })
  const isGone = error !== null && toApiError(error).status === 404
  useRunUpdates(run && !error && isUnfinished(run.state) ? run : undefined)
  return (
    <>
      <DetailPage
        key={id}
        query={runs.one(id)}
        crumbs={[{ label: t("title"), link: { to: "/admin/settings/workflows" } }]}
        title={({ workflow_id }) => readableName(workflow_id)}
        badges={({ state }) => !isGone && <StatusBadge tone={runTones[state]}>{t(`states.${state}`)}</StatusBadge>}
        gone={{ title: t("gone.title"), text: t("gone.text") }}
        actions={() => [{ label: t("run.again"), icon: "refresh", onSelect: () => setRunning(true) }]}
      >
        {(row) => <RunDetails run={row} />}
      </DetailPage>
      <Suspense>
        {isRunning && run && (
          <RunDialog workflow={run.workflow_id} input={run.context?.data.payload} onClose={() => setRunning(false)} />
        )}
      </Suspense>
    </>
  )
}
