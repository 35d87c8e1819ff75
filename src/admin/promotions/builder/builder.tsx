import { useQueryClient } from "@tanstack/react-query"
import { Suspense, useEffect, useEffectEvent, useState } from "react"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { stepOf, useStepFocus } from "#admin/kit/wizard.ts"
import { promotions } from "#admin/promotions/promotion.resource.ts"
import { usePromotionSentence } from "#admin/promotions/sentence.ts"
import { errorText } from "#app/error-text.ts"
import { FlowButton } from "#app/flow/flow-button.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { PromotionDraft } from "#machines/promotions/promotion-builder/promotion-builder.draft.ts"
import {
  type BuilderStep,
  builderSteps,
  whyNotEnter,
} from "#machines/promotions/promotion-builder/promotion-builder.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { ConfirmDialog } from "#ui/dialog.tsx"
import { GuidedLayout } from "#ui/guided-layout.tsx"
import { late, usePreload } from "#ui/late.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { StatusPage } from "#ui/status-page.tsx"
import type { Step } from "#ui/stepper.tsx"
import { useToast } from "#ui/toasts.tsx"
import { LiveRegion } from "#ui/visually-hidden.tsx"
import { sentenceOf } from "./draft-sentence.ts"
import { KindStep } from "./kind-step.tsx"
import { useProblemTexts } from "./use-problem-texts.ts"
import { usePromotionBuilder } from "./use-promotion-builder.ts"

// Each step is loaded once the page is idle, or when it is opened.
const RewardStep = late(async () => (await import("./reward-step.tsx")).RewardStep)
const RulesStep = late(async () => (await import("./rules-step.tsx")).RulesStep)
const LimitsStep = late(async () => (await import("./limits-step.tsx")).LimitsStep)
const STEPS = [RewardStep, RulesStep, LimitsStep]

interface BuilderProps {
  /** The step in the URL. */
  urlStep: BuilderStep | undefined
  /** Shows the builder again without the entries. */
  onStartOver: () => void
}

/** Guided creation of a promotion, with the sentence that it makes so far. */
export function Builder({ urlStep, onStartOver }: BuilderProps) {
  usePreload(STEPS)
  const t = useTranslations("admin.promotionBuilder")
  const client = useQueryClient()
  const navigate = usePageNavigate()
  const toast = useToast()
  const builder = usePromotionBuilder(urlStep)
  const { machine, recorder, snapshot, send } = builder
  const { draft, error, placed } = snapshot.context
  const [isAsking, setIsAsking] = useState(false)
  const sentence = usePromotionSentence()
  const { problemOf, reasonFor } = useProblemTexts(draft, placed)
  const errorOf = useErrorText()
  const step = stepOf(snapshot)
  const content = useStepFocus(step)

  const finish = useEffectEvent(() => {
    void promotions.invalidate(client)
    const { output } = snapshot
    if (!output) return
    toast({ title: t(output.isActive ? "done.active" : "done.draft", { code: draft.code.trim() }), tone: "done" })
    void navigate({ to: "/admin/promotions/$id", params: { id: output.id }, replace: true })
  })
  const isDone = snapshot.status === "done"
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])

  if (snapshot.matches("unsure"))
    return (
      <>
        <StatusPage
          icon="alert"
          title={t("unsure.title")}
          text={
            <div className="grid gap-2">
              <p>{t("unsure.text")}</p>
              {error && <p>{errorOf(error)}</p>}
            </div>
          }
          actions={
            <Button variant="primary" icon="refresh" onClick={() => send({ type: "retry" })}>
              {t("unsure.retry")}
            </Button>
          }
        />
        {builder.runningQuestion}
      </>
    )
  const busy = snapshot.hasTag("busy") || isDone
  const at = builderSteps.indexOf(step)
  const [previous, next] = [builderSteps[at - 1], builderSteps[at + 1]]
  const steps = builderSteps.map((id, index): Step => {
    const canEnter = !busy && id !== step && whyNotEnter(id, draft) === undefined
    return {
      id,
      label: t(`steps.${id}`),
      note: id === "kind" && index < at ? t(`kinds.${draft.kind}`) : undefined,
      state: id === step ? "current" : index < at ? "done" : "upcoming",
      onSelect: canEnter ? () => send({ type: `go.${id}` }) : undefined,
    }
  })
  const exit = () => void navigate({ to: "/admin/promotions" })
  const change = (part: Partial<PromotionDraft>) => send({ type: "draft.change", change: part })
  const shared = { draft, placed, problemOf, change }
  return (
    <GuidedLayout
      title={t("title")}
      steps={steps}
      onExit={exit}
      exit={
        <>
          <FlowButton machine={machine} recorder={recorder} />
          <Button variant="quiet" size="sm" onClick={exit}>
            {t("back")}
          </Button>
        </>
      }
      secondary={
        <>
          {previous && (
            <Button busy={busy} onClick={() => send({ type: `go.${previous}` })}>
              {t("backStep")}
            </Button>
          )}
          {!next && (
            <Button busy={busy} disabledReason={reasonFor("review")} onClick={() => send({ type: "create.draft" })}>
              {t("createDraft")}
            </Button>
          )}
        </>
      }
      consequence={next ? undefined : t("consequence")}
      primary={
        next
          ? {
              label: t(`next.${next as Exclude<BuilderStep, "kind">}`),
              disabledReason: reasonFor(next),
              onClick: () => send({ type: `go.${next}` }),
            }
          : {
              label: t("createActive"),
              disabledReason: reasonFor("review"),
              busy,
              onClick: () => send({ type: "create.active" }),
            }
      }
    >
      <LiveRegion>{busy && !isDone ? t("working") : ""}</LiveRegion>
      {error && !busy && (
        <Banner tone="refused" announce title={t("server.title")}>
          {placed ? problemOf(placed.field) : errorOf(error)}
        </Banner>
      )}
      {builder.restored && !busy && (
        <Banner
          title={t("restored.title")}
          action={
            <Button size="sm" onClick={() => setIsAsking(true)}>
              {t("restored.discard")}
            </Button>
          }
        >
          {t("restored.text")}
        </Banner>
      )}
      <section ref={content} tabIndex={-1} aria-label={t(`steps.${step}`)} className="grid min-w-0 gap-6 outline-none">
        <Card title={t("sentence")}>
          <p className="text-lg wrap-anywhere" aria-live="polite">
            {sentence(...sentenceOf(draft))}
          </p>
        </Card>
        <fieldset disabled={busy} className="contents">
          {step === "kind" && <KindStep {...shared} />}
          <Suspense fallback={<Skeleton className="h-64" />}>
            {step === "reward" && <RewardStep {...shared} />}
            {step === "rules" && <RulesStep {...shared} />}
            {step === "limits" && <LimitsStep {...shared} />}
          </Suspense>
          {step === "review" && <Warnings draft={draft} />}
        </fieldset>
      </section>
      {builder.question}
      {builder.runningQuestion}
      <ConfirmDialog
        open={isAsking}
        title={t("restored.confirm")}
        confirm={t("restored.discard")}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          builder.discard()
          onStartOver()
        }}
      >
        {t("restored.confirmText")}
      </ConfirmDialog>
    </GuidedLayout>
  )
}

function useErrorText() {
  const t = useTranslations("admin.promotionBuilder.server")
  const refused = useRefusalText()
  return (error: Parameters<typeof errorText>[0]) => errorText(error, { refused, server: t("failed"), lost: t("lost") })
}

/** What keeps the promotion from applying, or makes orders free. */
function Warnings({ draft }: { draft: PromotionDraft }) {
  const t = useTranslations("admin.promotionBuilder")
  const { campaign, existing, newCampaign, kind, method, value } = draft
  const end = campaign === "new" ? newCampaign.endsAt : campaign === "existing" ? existing?.endsAt : undefined
  const isFree = method === "percentage" && value.value === 100 && (kind === "items" || kind === "order")
  return (
    <>
      {end && Date.parse(end) < Date.now() && (
        <Banner tone="waiting" title={t("ended.title")}>
          {t("ended.text")}
        </Banner>
      )}
      {isFree && <Banner tone="waiting" title={t("free")} />}
    </>
  )
}
