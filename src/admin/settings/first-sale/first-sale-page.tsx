import { useQueryClient } from "@tanstack/react-query"
import { useMachine } from "@xstate/react"
import { useEffect, useMemo } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { SaveError } from "#admin/kit/form/save-error.tsx"
import { FlowButton } from "#app/flow/flow-button.tsx"
import { useFlowRecorder } from "#app/flow/recorder.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { createFirstSaleMachine } from "#machines/settings/first-sale/first-sale.machine.ts"
import { currentStep, regionsWithGaps, setupGaps, setupSteps } from "#machines/settings/first-sale/first-sale.rules.ts"
import { StatusBadge } from "#ui/badge.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { LinkButton, TextLink } from "#ui/link-button.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { StepContent } from "./step-content.tsx"

const tones = { done: "done", current: "waiting", upcoming: "inactive" } as const

export function FirstSalePage() {
  const t = useTranslations("admin.firstSale")
  const client = useQueryClient()
  const machine = useMemo(() => createFirstSaleMachine(adminSdk()), [])
  const recorder = useFlowRecorder()
  const [snapshot, send] = useMachine(machine, { inspect: recorder.inspect })
  const { store, error } = snapshot.context
  const isSaving = snapshot.matches("saving")
  useEffect(() => {
    if (!isSaving) return
    // Also after leaving: a step that was sent is saved.
    return () => void client.invalidateQueries({ queryKey: ["admin"] })
  }, [isSaving, client])
  const step = store ? currentStep(store) : undefined
  const gaps = store && setupGaps(store)
  const done = gaps ? setupSteps.filter((each) => gaps[each] === null).length : 0
  const check = (
    <Button size="sm" icon="refresh" onClick={() => send({ type: "store.load" })}>
      {t("check")}
    </Button>
  )
  return (
    <Page>
      <PageHeader
        title={t("title")}
        description={t("hint")}
        actions={<FlowButton machine={machine} recorder={recorder} />}
      />
      {snapshot.matches("failed") && (
        <Banner
          tone="refused"
          announce
          title={t("failed.title")}
          action={<RetryButton size="sm" onClick={() => send({ type: "store.load" })} />}
        >
          {t("failed.text")}
        </Banner>
      )}
      {!store && snapshot.hasTag("busy") && <Skeleton className="h-64" />}
      {snapshot.matches("selling") && <Selling incomplete={store ? regionsWithGaps(store) : []} />}
      {store && gaps && step && (
        <>
          <p className="text-sm text-muted" role="status">
            {t("progress", { done, all: setupSteps.length })}
          </p>
          <ol className="grid gap-3">
            {setupSteps.map((each) => {
              const state = gaps[each] === null ? "done" : each === step ? "current" : "upcoming"
              return (
                <li key={each} aria-current={state === "current" ? "step" : undefined}>
                  <Card
                    title={t(`${each}.title`)}
                    badge={<StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>}
                    actions={state === "current" ? check : undefined}
                  >
                    {state === "current" ? (
                      <div className="grid gap-4">
                        <SaveError error={error} />
                        <StepContent
                          key={each}
                          step={each}
                          gap={gaps[each]}
                          store={store}
                          busy={snapshot.hasTag("busy")}
                          onSave={(task) => send({ type: "step.save", task })}
                        />
                      </div>
                    ) : null}
                  </Card>
                </li>
              )
            })}
          </ol>
        </>
      )}
    </Page>
  )
}

/** Says that the store sells, and which regions lack something. */
function Selling({ incomplete }: { incomplete: ReturnType<typeof regionsWithGaps> }) {
  const t = useTranslations("admin.firstSale")
  return (
    <Banner
      tone="done"
      announce
      title={t("selling.title")}
      action={
        <LinkButton size="sm" to="/admin/orders">
          {t("selling.orders")}
        </LinkButton>
      }
    >
      {incomplete.length === 0 ? (
        t("selling.text")
      ) : (
        <div className="grid gap-1">
          <p>{t("selling.incomplete")}</p>
          <ul className="grid gap-1">
            {incomplete.map(({ region: { id, name }, gaps: missing }) => (
              <li key={id}>
                <TextLink to="/admin/settings/regions/$id" params={{ id }}>
                  {name}
                </TextLink>
                {`: ${missing.map((gap) => t(`selling.gap.${gap}`)).join(", ")}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Banner>
  )
}
