import { use, useState } from "react"
import { PageGone } from "#admin/kit/page-gone.ts"
import { readableName } from "#admin/settings/server/readable-name.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Card } from "#ui/card.tsx"
import { Facts } from "#ui/facts.tsx"
import { JsonView } from "./json-view.tsx"
import { isUnfinished } from "./run-state.ts"
import { StepDetails } from "./step-details.tsx"
import { StepGraph } from "./step-graph.tsx"
import { mainStep, stepsOf } from "./steps.ts"
import type { RunRow } from "./workflow-run.resource.ts"

/** A run of a workflow: its steps as a graph, the chosen step, its input and its ids. */
export function RunDetails({ run }: { run: RunRow }) {
  const t = useTranslations("admin.workflows")
  const isGone = use(PageGone)
  const [chosen, setChosen] = useState<string>()
  const steps = stepsOf(run)
  const selected = steps.find(({ id }) => id === chosen) ?? mainStep(steps)
  const waiting = steps.find(({ status }) => status === "waiting")
  const failed = steps.find(({ problems }) => problems.length > 0)
  const payload = run.context?.data.payload
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {waiting && !isGone && (
        <Banner tone="waiting" title={t("detail.waiting", { step: readableName(waiting.action) })}>
          {t("detail.waitingText")}
        </Banner>
      )}
      {failed && !isUnfinished(run.state) && (
        <Banner tone="refused" title={t("detail.failed", { step: readableName(failed.action) })}>
          {t("detail.failedText")}
        </Banner>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <Card title={t("steps.title")} description={t("steps.count", { count: steps.length })}>
          {steps.length === 0 ? (
            <p className="text-sm text-muted">{t("steps.none")}</p>
          ) : (
            <StepGraph steps={steps} selected={selected} onSelect={({ id }) => setChosen(id)} />
          )}
        </Card>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:sticky lg:top-20">
          {selected && <StepDetails key={selected.id} run={run} step={selected} />}
        </div>
      </div>
      <Card title={t("detail.input")}>
        {payload === undefined ? (
          <p className="text-sm text-muted">{t("detail.noInput")}</p>
        ) : (
          <JsonView label={t("detail.input")} value={payload} />
        )}
      </Card>
      <Card title={t("detail.ids")}>
        <Facts
          items={[
            { label: t("detail.name"), value: <code className="text-xs wrap-anywhere">{run.workflow_id}</code> },
            { label: t("transaction"), value: <code className="text-xs wrap-anywhere">{run.transaction_id}</code> },
          ]}
        />
      </Card>
    </div>
  )
}
