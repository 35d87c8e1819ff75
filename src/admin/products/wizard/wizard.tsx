import { Suspense, useMemo, useState } from "react"
import { GuidedCreation } from "#admin/kit/guided-setup/guided-creation.tsx"
import { useUploads } from "#admin/products/use-uploads.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { ProductDraft, WizardSettings } from "#machines/products/product-wizard/product-wizard.draft.ts"
import {
  combinationCount,
  MAX_VARIANTS,
  missingForSale,
  problemsOf,
  variantsOf,
  type WizardStep,
  wizardSteps,
} from "#machines/products/product-wizard/product-wizard.rules.ts"
import { late, usePreload } from "#ui/late.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { DetailsStep } from "./details-step.tsx"
import { GoneNotice } from "./gone-notice.tsx"
import { keptProducts } from "./kept-products.ts"
import { OptionsStep } from "./options-step.tsx"
import { type Unapplied, usePlacedText } from "./step-props.ts"
import { useClosedProducts } from "./use-closed-products.ts"
import { useProductWizard } from "./use-product-wizard.ts"
import { VariantsStep } from "./variants-step.tsx"

const PricesStep = late(async () => (await import("./prices-step.tsx")).PricesStep)
const StockStep = late(async () => (await import("./stock-step.tsx")).StockStep)
const ReviewStep = late(async () => (await import("./review-step.tsx")).ReviewStep)
const ClosedDrafts = late(async () => (await import("./closed-drafts.tsx")).ClosedDrafts)
const LeftPage = late(async () => (await import("./left-page.tsx")).LeftPage)
/** Loaded when the page is idle, so that they open without a connection too. */
const PARTS = [PricesStep, StockStep, ReviewStep, LeftPage]

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
  const navigate = usePageNavigate()
  const placedText = usePlacedText()
  const wizard = useProductWizard(settings, empty, urlStep)
  const { snapshot, send, actor, step } = wizard
  const { draft, placed, remaining, error } = snapshot.context
  const problems = useMemo(() => problemsOf(draft, settings), [draft, settings])
  // Until this tab has entries of its own.
  const { closed, discardClosed } = useClosedProducts()
  const [forAll, setForAll] = useState<Record<(typeof stepsForAll)[number], Unapplied>>({ prices: {}, stock: {} })
  const change = (part: Partial<ProductDraft>) => send({ type: "draft.change", change: part })
  const uploads = useUploads((picture) =>
    change({ pictures: [...actor.getSnapshot().context.draft.pictures, picture] }),
  )
  if (snapshot.matches("doneWithLeft"))
    return (
      <Suspense>
        <LeftPage remaining={remaining} error={error} send={send} />
        {wizard.runningQuestion}
      </Suspense>
    )
  const count = variantsOf(draft).length
  const unapplied = stepsForAll.filter((each) => count > 1 && Object.keys(forAll[each]).length > 0)
  const reasons = [...problems, ...unapplied.map((each) => ({ step: each, reason: "unapplied" as const }))]
  const forAllOf = (each: (typeof stepsForAll)[number]) => ({
    unapplied: forAll[each],
    setUnapplied: (entries: Unapplied) => setForAll({ ...forAll, [each]: entries }),
  })
  const canPublish = missingForSale(draft, settings).length === 0
  const createDraft = { label: t("review.draft"), run: () => send({ type: "create.draft" }) }
  const publish = { label: t("review.publish", { count }), run: () => send({ type: "create.publish" }) }
  const shared = { draft, settings, problems, placed, change }
  return (
    <GuidedCreation
      name="productWizard"
      creation={wizard}
      labelOf={(each) => t(`steps.${each}`)}
      continueTo={(next) => t(`next.${next as Exclude<WizardStep, "details">}`)}
      notes={{
        details: draft.title,
        options: draft.hasOptions ? t("notes.options", { count: draft.options.length }) : t("notes.simple"),
        variants: t("notes.variants", { count }),
      }}
      whyNotEnter={(to) => {
        const problem = reasons.find((each) => wizardSteps.indexOf(each.step) < wizardSteps.indexOf(to))
        return problem && t(`reasons.${problem.reason}`, { max: MAX_VARIANTS })
      }}
      create={canPublish ? [createDraft, publish] : [createDraft]}
      whyNotCreate={uploads.isRunning ? t("reasons.uploads") : undefined}
      consequence={t(canPublish ? "review.consequence" : "review.draftConsequence")}
      status={
        snapshot.matches("creating")
          ? t("working.creating")
          : snapshot.matches("completing")
            ? t("working.completing")
            : t("options.count", { count: combinationCount(draft) })
      }
      refusal={placed ? placedText(placed) : undefined}
      onExit={() => void navigate({ to: "/admin/products" })}
      onStartOver={onStartOver}
      notices={
        <>
          {wizard.isEmpty && closed.length > 0 && (
            <Suspense>
              <ClosedDrafts
                drafts={closed}
                onContinue={({ tab }) => {
                  keptProducts.take(tab)
                  onStartOver()
                }}
                onDiscard={discardClosed}
              />
            </Suspense>
          )}
          {wizard.gone && <GoneNotice gone={wizard.gone} />}
        </>
      }
    >
      {step === "details" && <DetailsStep {...shared} uploads={uploads} />}
      {step === "options" && <OptionsStep {...shared} />}
      {step === "variants" && <VariantsStep {...shared} />}
      <Suspense fallback={<Skeleton className="h-64" />}>
        {step === "prices" && <PricesStep {...shared} {...forAllOf("prices")} />}
        {step === "stock" && <StockStep {...shared} {...forAllOf("stock")} />}
        {step === "review" && <ReviewStep {...shared} onGo={(to) => send({ type: `go.${to}` })} />}
      </Suspense>
    </GuidedCreation>
  )
}
