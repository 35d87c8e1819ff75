import { Suspense, use, useState } from "react"
import { PageGone } from "#admin/kit/page-gone.ts"
import { readableName } from "#admin/settings/server/readable-name.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { StatusBadge } from "#ui/badge.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { Disclosure } from "#ui/disclosure.tsx"
import { Facts } from "#ui/facts.tsx"
import { late } from "#ui/late.tsx"
import { JsonView } from "./json-view.tsx"
import { type Step, stepTones } from "./steps.ts"
import type { RunRow } from "./workflow-run.resource.ts"

const AnswerDialog = late(async () => (await import("./answer-dialog.tsx")).AnswerDialog)

/** A step of a run: its status, errors and output, and how to complete or fail it while it waits. */
export function StepDetails({ run, step }: { run: RunRow; step: Step }) {
  const t = useTranslations("admin.workflows.step")
  const tSteps = useTranslations("admin.workflows.steps")
  const [answer, setAnswer] = useState<"complete" | "fail">()
  const { status, problems, output, revertInput } = step
  const isWaiting = !use(PageGone) && status === "waiting"
  const name = readableName(step.action)
  return (
    <Card
      title={name}
      badge={<StatusBadge tone={stepTones[status]}>{tSteps(`status.${status}`)}</StatusBadge>}
      footer={
        isWaiting && (
          <div className="flex flex-wrap items-center gap-2">
            <Button size="sm" onPointerEnter={AnswerDialog.preload} onClick={() => setAnswer("complete")}>
              {t("complete.label")}
            </Button>
            <Button
              size="sm"
              variant="danger-quiet"
              onPointerEnter={AnswerDialog.preload}
              onClick={() => setAnswer("fail")}
            >
              {t("fail.label")}
            </Button>
          </div>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {problems.map(({ message, stack }) => (
          <Banner key={message} tone="refused" title={message}>
            {stack && (
              <Disclosure title={t("stack")}>
                <pre className="overflow-x-auto font-mono text-xs">{stack}</pre>
              </Disclosure>
            )}
          </Banner>
        ))}
        {isWaiting && <p className="text-sm text-muted">{t("waiting")}</p>}
        <Facts
          items={[
            {
              label: t("started"),
              value: step.startedAt && <DateTime value={new Date(step.startedAt).toISOString()} />,
            },
            { label: t("attempts"), value: t("count", { count: step.attempts }) },
            { label: t("kind"), value: t(step.isAsync ? "async" : "sync") },
            { label: t("revert"), value: t(step.canRevert ? "canRevert" : "stays") },
          ]}
        />
        <Part label={t("output")} value={output} none={t("noOutput")} />
        {revertInput !== undefined && revertInput !== null && <Part label={t("revertInput")} value={revertInput} />}
      </div>
      <Suspense>
        {answer && <AnswerDialog run={run} step={step} kind={answer} onClose={() => setAnswer(undefined)} />}
      </Suspense>
    </Card>
  )
}

function Part({ label, value, none }: { label: string; value: unknown; none?: string }) {
  return (
    <div className="grid gap-1.5">
      <h3 className="text-sm font-semibold">{label}</h3>
      {value === undefined || value === null ? (
        <p className="text-sm text-muted">{none}</p>
      ) : (
        <JsonView label={label} value={value} />
      )}
    </div>
  )
}
