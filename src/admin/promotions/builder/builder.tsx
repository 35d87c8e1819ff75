import { Suspense } from "react"
import { GuidedCreation } from "#admin/kit/guided-setup/guided-creation.tsx"
import { usePromotionSentence } from "#admin/promotions/sentence.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { PromotionDraft } from "#machines/promotions/promotion-builder/promotion-builder.draft.ts"
import type { BuilderStep } from "#machines/promotions/promotion-builder/promotion-builder.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Card } from "#ui/card.tsx"
import { late, usePreload } from "#ui/late.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
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
  const navigate = usePageNavigate()
  const builder = usePromotionBuilder(urlStep)
  const { snapshot, send, step } = builder
  const { draft, placed } = snapshot.context
  const sentence = usePromotionSentence()
  const { problemOf, reasonFor } = useProblemTexts(draft, placed)
  const change = (part: Partial<PromotionDraft>) => send({ type: "draft.change", change: part })
  const shared = { draft, problemOf, change }
  return (
    <GuidedCreation
      name="promotionBuilder"
      creation={builder}
      labelOf={(each) => t(`steps.${each}`)}
      continueTo={(next) => t(`next.${next as Exclude<BuilderStep, "kind">}`)}
      notes={{ kind: t(`kinds.${draft.kind}`) }}
      whyNotEnter={reasonFor}
      create={[
        { label: t("createDraft"), run: () => send({ type: "create.draft" }) },
        { label: t("createActive"), run: () => send({ type: "create.active" }) },
      ]}
      consequence={t("consequence")}
      status={snapshot.matches("creating") ? t("working") : ""}
      refusal={placed ? problemOf(placed.field) : undefined}
      onExit={() => void navigate({ to: "/admin/promotions" })}
      onStartOver={onStartOver}
    >
      <Card title={t("sentence")}>
        <p className="text-lg wrap-anywhere" aria-live="polite">
          {sentence(...sentenceOf(draft))}
        </p>
      </Card>
      {step === "kind" && <KindStep {...shared} />}
      <Suspense fallback={<Skeleton className="h-64" />}>
        {step === "reward" && <RewardStep {...shared} />}
        {step === "rules" && <RulesStep {...shared} />}
        {step === "limits" && <LimitsStep {...shared} />}
      </Suspense>
      {step === "review" && <Warnings draft={draft} />}
    </GuidedCreation>
  )
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
