import { useQueryClient } from "@tanstack/react-query"
import { Suspense, useEffect, useEffectEvent, useMemo, useState } from "react"
import { stepOf, useStepFocus, useStepInUrl } from "#admin/kit/wizard.ts"
import { useUploads } from "#admin/products/use-uploads.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { ProductDraft, WizardSettings } from "#machines/products/product-wizard/product-wizard.draft.ts"
import { problemsOf, variantsOf, type WizardStep } from "#machines/products/product-wizard/product-wizard.rules.ts"
import type { GoneEntries } from "#machines/products/product-wizard/without-gone.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { ConfirmDialog } from "#ui/dialog.tsx"
import { late, usePreload } from "#ui/late.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { useToast } from "#ui/toasts.tsx"
import { DetailsStep } from "./details-step.tsx"
import { keptProducts } from "./kept-products.ts"
import { OptionsStep } from "./options-step.tsx"
import type { Unapplied } from "./step-props.ts"
import { useProductWizard } from "./use-product-wizard.ts"
import { VariantsStep } from "./variants-step.tsx"
import { WizardLayout } from "./wizard-layout.tsx"

const PricesStep = late(async () => (await import("./prices-step.tsx")).PricesStep)
const StockStep = late(async () => (await import("./stock-step.tsx")).StockStep)
const ReviewStep = late(async () => (await import("./review-step.tsx")).ReviewStep)
const ClosedDrafts = late(async () => (await import("./closed-drafts.tsx")).ClosedDrafts)
const LeftPage = late(async () => (await import("./unfinished.tsx")).LeftPage)
const UnsurePage = late(async () => (await import("./unfinished.tsx")).UnsurePage)
/** Loaded when the page is idle, so that they open without a connection too. */
const PARTS = [PricesStep, StockStep, ReviewStep, LeftPage, UnsurePage]

/** The steps with a row for all variants. */
const stepsForAll = ["prices", "stock"] as const

interface WizardProps {
  settings: WizardSettings
  /** A draft with the store's defaults. */
  empty: ProductDraft
  /** The step in the URL. */
  urlStep: WizardStep | undefined
  /** Shows the wizard again with the draft of this tab, if there is one. */
  onStartOver: () => void
}

/** Guided creation of a product: details, options, variants, prices, stock, review. */
export function Wizard({ settings, empty, urlStep, onStartOver }: WizardProps) {
  usePreload(PARTS)
  const t = useTranslations("admin.productWizard")
  const client = useQueryClient()
  const navigate = usePageNavigate()
  const toast = useToast()
  const wizard = useProductWizard(settings, empty)
  const { snapshot, send, actor } = wizard
  const [isAsking, setIsAsking] = useState(false)
  const { draft, placed } = snapshot.context
  const problems = useMemo(() => problemsOf(draft, settings), [draft, settings])
  const [forAll, setForAll] = useState<Record<(typeof stepsForAll)[number], Unapplied>>({ prices: {}, stock: {} })
  const hasMany = variantsOf(draft).length > 1
  const unapplied = stepsForAll.filter((each) => hasMany && Object.keys(forAll[each]).length > 0)
  const change = (part: Partial<ProductDraft>) => send({ type: "draft.change", change: part })
  const uploads = useUploads((picture) =>
    change({ pictures: [...actor.getSnapshot().context.draft.pictures, picture] }),
  )
  const step = stepOf(snapshot)
  useStepInUrl({
    actor,
    step,
    urlStep,
    show: (next, replace) => void navigate({ to: "/admin/products/new", search: { step: next }, replace }),
  })
  const content = useStepFocus(step)

  const finish = useEffectEvent(() => {
    const isPublished = snapshot.context.publish && snapshot.output?.isComplete
    client.invalidateQueries({ queryKey: ["admin"] })
    toast({ title: t(isPublished ? "done.published" : "done.draft", { title: draft.title }), tone: "done" })
    const id = snapshot.output?.id
    if (id) void navigate({ to: "/admin/products/$id", params: { id }, replace: true })
  })
  const isDone = snapshot.status === "done"
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])

  const goneTexts = ({ currencies, ...others }: GoneEntries): string => {
    const kinds = (["regions", "locations", "channels", "profile"] as const).filter((kind) => others[kind])
    const prices = currencies.length > 0 ? [t("gone.prices", { currencies: currencies.join(", ").toUpperCase() })] : []
    return [...prices, ...kinds.map((kind) => t(`gone.${kind}`))].join(", ")
  }
  const exit = () => void navigate({ to: "/admin/products" })
  if (snapshot.matches("unsure"))
    return (
      <Suspense>
        <UnsurePage error={snapshot.context.error} onRetry={() => send({ type: "retry" })} />
        {wizard.runningQuestion}
      </Suspense>
    )
  if (snapshot.matches("doneWithLeft"))
    return (
      <Suspense>
        <LeftPage
          remaining={snapshot.context.remaining}
          error={snapshot.context.error}
          onRetry={() => send({ type: "retry" })}
          onFinish={() => send({ type: "finish" })}
        />
        {wizard.runningQuestion}
      </Suspense>
    )
  const forAllOf = (each: (typeof stepsForAll)[number]) => ({
    unapplied: forAll[each],
    setUnapplied: (entries: Unapplied) => setForAll({ ...forAll, [each]: entries }),
  })
  const shared = { draft, settings, problems, placed, change }
  return (
    <WizardLayout
      wizard={wizard}
      problems={[...problems, ...unapplied.map((each) => ({ step: each, reason: "unapplied" as const }))]}
      isUploading={uploads.isRunning}
      onExit={exit}
    >
      {wizard.restored && (
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
      {wizard.closed.length > 0 && (
        <Suspense>
          <ClosedDrafts
            drafts={wizard.closed}
            onContinue={({ tab }) => {
              keptProducts.take(tab)
              onStartOver()
            }}
            onDiscard={wizard.discardClosed}
          />
        </Suspense>
      )}
      {wizard.gone && (
        <Banner tone="waiting" title={t("gone.title")}>
          {t("gone.text", { entries: goneTexts(wizard.gone) })}
        </Banner>
      )}
      <section ref={content} tabIndex={-1} aria-label={t(`steps.${step}`)} className="grid gap-6 outline-none">
        {step === "details" && <DetailsStep {...shared} uploads={uploads} />}
        {step === "options" && <OptionsStep {...shared} />}
        {step === "variants" && <VariantsStep {...shared} />}
        <Suspense fallback={<Skeleton className="h-64" />}>
          {step === "prices" && <PricesStep {...shared} {...forAllOf("prices")} />}
          {step === "stock" && <StockStep {...shared} {...forAllOf("stock")} />}
          {step === "review" && <ReviewStep {...shared} onGo={(to) => send({ type: `go.${to}` })} />}
        </Suspense>
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
    </WizardLayout>
  )
}
