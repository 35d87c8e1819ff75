import { Suspense } from "react"
import { GuidedCreation } from "#admin/kit/guided-setup/guided-creation.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { PriceListDraft } from "#machines/price-lists/price-list.draft.ts"
import { type ListStep, problemsOf, wantedPrices, whyNotEnter } from "#machines/price-lists/price-list.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { late, usePreload } from "#ui/late.tsx"
import { ProgressBar } from "#ui/progress-bar.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { DetailsStep } from "./details-step.tsx"
import { usePriceListWizard } from "./use-price-list-wizard.ts"

// Each step is loaded once the page is idle, or when it is opened.
const ProductsStep = late(async () => (await import("./products-step.tsx")).ProductsStep)
const PricesStep = late(async () => (await import("./prices-step.tsx")).PricesStep)
const ReviewStep = late(async () => (await import("./review-step.tsx")).ReviewStep)
const IncompletePage = late(async () => (await import("./incomplete-page.tsx")).IncompletePage)
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
  const navigate = usePageNavigate()
  const wizard = usePriceListWizard(urlStep)
  const { snapshot, send, step } = wizard
  const { context } = snapshot
  const { draft } = context
  if (snapshot.matches("incomplete"))
    return (
      <Suspense>
        <IncompletePage context={context} send={send} />
        {wizard.runningQuestion}
      </Suspense>
    )
  const count = wantedPrices(draft).length
  const products = new Set(draft.rows.map(({ productId }) => productId)).size
  const shared = {
    draft,
    problems: problemsOf(draft),
    change: (part: Partial<PriceListDraft>) => send({ type: "draft.change", change: part }),
  }
  const done = context.total - (context.left?.length ?? context.total)
  const state = snapshot.value
  return (
    <GuidedCreation
      name="priceListWizard"
      creation={wizard}
      labelOf={(each) => t(`steps.${each}`)}
      continueTo={(next) => t(`next.${next as Exclude<ListStep, "details">}`)}
      notes={{
        details: draft.title,
        products: t("notes.products", { count: products }),
        prices: t("notes.prices", { count }),
      }}
      whyNotEnter={(to) => {
        const problem = whyNotEnter(to, draft)
        return problem && t(`reasons.${problem.reason}`)
      }}
      create={[
        { label: t("createDraft"), run: () => send({ type: "create.draft" }) },
        { label: t("createActive", { count }), run: () => send({ type: "create.active" }) },
      ]}
      consequence={t("consequence")}
      status={state === "creating" || state === "filling" || state === "activating" ? t(`working.${state}`) : ""}
      isWide={step === "prices"}
      onExit={() => void navigate({ to: "/admin/price-lists" })}
      onStartOver={onStartOver}
      notices={
        <>
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
        </>
      }
    >
      {step === "details" && <DetailsStep {...shared} />}
      <Suspense fallback={<Skeleton className="h-64" />}>
        {step === "products" && <ProductsStep {...shared} />}
        {step === "prices" && <PricesStep {...shared} />}
        {step === "review" && <ReviewStep {...shared} />}
      </Suspense>
    </GuidedCreation>
  )
}
