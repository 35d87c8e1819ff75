import { useQueryClient } from "@tanstack/react-query"
import { Suspense, useEffect, useEffectEvent, useState } from "react"
import { stepOf, useStepFocus, useStepInUrl } from "#admin/kit/wizard.ts"
import { priceLists } from "#admin/price-lists/price-list.resource.ts"
import { FlowButton } from "#app/flow/flow-button.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { PriceListDraft } from "#machines/price-lists/price-list.draft.ts"
import {
  type ListStep,
  listSteps,
  problemsOf,
  wantedPrices,
  whyNotEnter,
} from "#machines/price-lists/price-list.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { ConfirmDialog } from "#ui/dialog.tsx"
import { GuidedLayout } from "#ui/guided-layout.tsx"
import { late, usePreload } from "#ui/late.tsx"
import { ProgressBar } from "#ui/progress-bar.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import type { Step } from "#ui/stepper.tsx"
import { useToast } from "#ui/toasts.tsx"
import { LiveRegion } from "#ui/visually-hidden.tsx"
import { DetailsStep } from "./details-step.tsx"
import { useListErrorText } from "./list-error-text.ts"
import { usePriceListWizard } from "./use-price-list-wizard.ts"

// Each step is loaded once the page is idle, or when it is opened.
const ProductsStep = late(async () => (await import("./products-step.tsx")).ProductsStep)
const PricesStep = late(async () => (await import("./prices-step.tsx")).PricesStep)
const ReviewStep = late(async () => (await import("./review-step.tsx")).ReviewStep)
const IncompletePage = late(async () => (await import("./unfinished.tsx")).IncompletePage)
const UnsurePage = late(async () => (await import("./unfinished.tsx")).UnsurePage)
const STEPS = [ProductsStep, PricesStep, ReviewStep]

interface WizardProps {
  /** The step in the URL. */
  urlStep: ListStep | undefined
  /** Shows the wizard again without the entries. */
  onStartOver: () => void
}

/** Guided creation of a price list: details, products, prices, review. */
export function Wizard({ urlStep, onStartOver }: WizardProps) {
  usePreload(STEPS)
  const t = useTranslations("admin.priceListWizard")
  const client = useQueryClient()
  const navigate = usePageNavigate()
  const toast = useToast()
  const wizard = usePriceListWizard()
  const { machine, recorder, snapshot, send, actor } = wizard
  const { context } = snapshot
  const { draft, error } = context
  const [isAsking, setIsAsking] = useState(false)
  const errorText = useListErrorText()
  const step = stepOf(snapshot)
  useStepInUrl({
    actor,
    step,
    urlStep,
    recordId: context.listId,
    show: (next, replace) => {
      const { listId } = actor.getSnapshot().context
      const search = listId === null ? { step: next } : { id: listId }
      // The id is set while prices are sent.
      void navigate({ to: "/admin/price-lists/new", search, replace, ignoreBlocker: true })
    },
  })
  const content = useStepFocus(step)

  const finish = useEffectEvent(() => {
    void priceLists.invalidate(client)
    const { output } = snapshot
    if (!output) return
    toast({ title: t(output.isActive ? "done.active" : "done.draft", { title: draft.title }), tone: "done" })
    void navigate({ to: "/admin/price-lists/$id", params: { id: output.id }, replace: true })
  })
  const isDone = snapshot.status === "done"
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])

  if (snapshot.matches("unsure"))
    return (
      <Suspense>
        <UnsurePage error={error} onRetry={() => send({ type: "retry" })} />
        {wizard.runningQuestion}
      </Suspense>
    )
  if (snapshot.matches("incomplete"))
    return (
      <Suspense>
        <IncompletePage
          context={context}
          onRetry={() => send({ type: "retry" })}
          onDrop={() => send({ type: "drop" })}
          onKeep={() => send({ type: "keep" })}
        />
        {wizard.runningQuestion}
      </Suspense>
    )
  const busy = snapshot.hasTag("busy") || isDone
  const at = listSteps.indexOf(step)
  const [previous, next] = [listSteps[at - 1], listSteps[at + 1]]
  const reasonFor = (to: ListStep) => {
    const problem = whyNotEnter(to, draft)
    return problem && t(`reasons.${problem.reason}`)
  }
  const count = wantedPrices(draft).length
  const products = new Set(draft.rows.map(({ productId }) => productId)).size
  const notes: Partial<Record<ListStep, string>> = {
    details: draft.title,
    products: t("notes.products", { count: products }),
    prices: t("notes.prices", { count }),
  }
  const steps = listSteps.map((id, index): Step => {
    const canEnter = !busy && id !== step && whyNotEnter(id, draft) === undefined
    return {
      id,
      label: t(`steps.${id}`),
      note: index < at ? notes[id] : undefined,
      state: id === step ? "current" : index < at ? "done" : "upcoming",
      onSelect: canEnter ? () => send({ type: `go.${id}` }) : undefined,
    }
  })
  const exit = () => void navigate({ to: "/admin/price-lists" })
  const change = (part: Partial<PriceListDraft>) => send({ type: "draft.change", change: part })
  const shared = { draft, problems: problemsOf(draft), change }
  const done = context.total - (context.left?.length ?? context.total)
  return (
    <GuidedLayout
      title={t("title")}
      isWide={step === "prices"}
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
              label: t(`next.${next as Exclude<ListStep, "details">}`),
              disabledReason: reasonFor(next),
              onClick: () => send({ type: `go.${next}` }),
            }
          : {
              label: t("createActive", { count }),
              disabledReason: reasonFor("review"),
              busy,
              onClick: () => send({ type: "create.active" }),
            }
      }
    >
      <LiveRegion>
        {busy && !isDone ? t(`working.${snapshot.value as "creating" | "filling" | "activating"}`) : ""}
      </LiveRegion>
      {snapshot.matches("filling") && context.total > 0 && (
        <ProgressBar
          label={t("working.filling")}
          value={done}
          max={context.total}
          text={t("progress", { done: String(done), count: context.total })}
        />
      )}
      {context.isDeleted && (
        <Banner tone="refused" announce title={t("deleted.title")}>
          {t("deleted.text")}
        </Banner>
      )}
      {error && !busy && (
        <Banner tone="refused" announce title={t("server.title")}>
          {errorText(error)}
        </Banner>
      )}
      {wizard.restored && !busy && (
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
        <fieldset disabled={busy} className="contents">
          {step === "details" && <DetailsStep {...shared} />}
          <Suspense fallback={<Skeleton className="h-64" />}>
            {step === "products" && <ProductsStep {...shared} />}
            {step === "prices" && <PricesStep {...shared} />}
            {step === "review" && <ReviewStep {...shared} />}
          </Suspense>
        </fieldset>
      </section>
      {wizard.question}
      {wizard.runningQuestion}
      <ConfirmDialog
        open={isAsking}
        title={t("restored.confirm")}
        confirm={t("restored.discard")}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          wizard.discard()
          onStartOver()
        }}
      >
        {t("restored.confirmText")}
      </ConfirmDialog>
    </GuidedLayout>
  )
}
