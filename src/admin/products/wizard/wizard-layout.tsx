import type { ReactNode } from "react"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { stepOf } from "#admin/kit/wizard.ts"
import { errorText } from "#app/error-text.ts"
import { FlowButton } from "#app/flow/flow-button.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import {
  combinationCount,
  MAX_VARIANTS,
  missingForSale,
  type ProblemReason,
  variantsOf,
  type WizardStep,
  wizardSteps,
} from "#machines/products/product-wizard/product-wizard.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { GuidedLayout } from "#ui/guided-layout.tsx"
import type { Step } from "#ui/stepper.tsx"
import { LiveRegion } from "#ui/visually-hidden.tsx"
import { usePlacedText } from "./step-props.ts"
import type { ProductWizard } from "./use-product-wizard.ts"

interface WizardLayoutProps {
  wizard: ProductWizard
  /** Why steps aren't complete, also for what the page doesn't put into the draft by itself. */
  problems: readonly { readonly step: WizardStep; readonly reason: ProblemReason | "unapplied" }[]
  isUploading: boolean
  onExit: () => void
  children: ReactNode
}

/** Steps at the left, the step's content, and a button that names the next step or its effect. */
export function WizardLayout({ wizard, problems, isUploading, onExit, children }: WizardLayoutProps) {
  const { machine, recorder, snapshot, send } = wizard
  const t = useTranslations("admin.productWizard")
  const refused = useRefusalText()
  const placedText = usePlacedText()
  const { draft, settings, error, placed } = snapshot.context
  const step = stepOf(snapshot)
  const at = wizardSteps.indexOf(step)
  const [previous, next] = [wizardSteps[at - 1], wizardSteps[at + 1]]
  const busy = snapshot.hasTag("busy")
  const before = (index: number) => problems.find((problem) => wizardSteps.indexOf(problem.step) < index)
  const reasonAt = (index: number) => {
    const problem = before(index)
    return problem && t(`reasons.${problem.reason}`, { max: MAX_VARIANTS })
  }
  const count = variantsOf(draft).length
  const notes: Partial<Record<(typeof wizardSteps)[number], string>> = {
    details: draft.title,
    options: draft.hasOptions ? t("notes.options", { count: draft.options.length }) : t("notes.simple"),
    variants: t("notes.variants", { count }),
  }
  const steps = wizardSteps.map((id, index): Step => {
    const canEnter = !busy && id !== step && before(index) === undefined
    return {
      id,
      label: t(`steps.${id}`),
      note: index < at ? notes[id] : undefined,
      state: id === step ? "current" : index < at ? "done" : "upcoming",
      onSelect: canEnter ? () => send({ type: `go.${id}` }) : undefined,
    }
  })
  const canPublish = missingForSale(draft, settings).length === 0
  const primary = next
    ? {
        label: t(`next.${next as Exclude<typeof next, "details">}`),
        disabledReason: reasonAt(at + 1),
        onClick: () => send({ type: `go.${next}` }),
      }
    : {
        label: canPublish ? t("review.publish", { count }) : t("review.draft"),
        disabledReason: isUploading ? t("reasons.uploads") : reasonAt(at),
        busy,
        onClick: () => send({ type: canPublish ? "create.publish" : "create.draft" }),
      }
  return (
    <GuidedLayout
      title={t("title")}
      steps={steps}
      onExit={onExit}
      exit={
        <>
          <FlowButton machine={machine} recorder={recorder} />
          <Button variant="quiet" size="sm" onClick={onExit}>
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
          {!next && canPublish && (
            <Button
              busy={busy}
              disabledReason={isUploading ? t("reasons.uploads") : reasonAt(at)}
              onClick={() => send({ type: "create.draft" })}
            >
              {t("review.draft")}
            </Button>
          )}
        </>
      }
      consequence={next ? undefined : t(canPublish ? "review.consequence" : "review.draftConsequence")}
      primary={primary}
    >
      <LiveRegion>
        {snapshot.matches("creating")
          ? t("working.creating")
          : snapshot.matches("completing")
            ? t("working.completing")
            : t("options.count", { count: combinationCount(draft) })}
      </LiveRegion>
      {error && !busy && (
        <Banner tone="refused" announce title={t("server.title")}>
          {placed
            ? placedText(placed)
            : errorText(error, {
                refused,
                server: t("server.failed"),
                lost: t("server.lost"),
              })}
        </Banner>
      )}
      <fieldset disabled={busy} className="contents">
        {children}
      </fieldset>
    </GuidedLayout>
  )
}
