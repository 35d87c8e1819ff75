import { useMachine } from "@xstate/react"
import { useEffect, useMemo, useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { stepOf, useStepInUrl, useWizard } from "#admin/kit/wizard.ts"
import { useFlowRecorder } from "#app/flow/recorder.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { bodyOf } from "#machines/promotions/promotion-builder/promotion-body.ts"
import { emptyDraft, type PromotionDraft } from "#machines/promotions/promotion-builder/promotion-builder.draft.ts"
import { createPromotionBuilderMachine } from "#machines/promotions/promotion-builder/promotion-builder.machine.ts"
import { type BuilderStep, builderSteps } from "#machines/promotions/promotion-builder/promotion-builder.rules.ts"
import { dropPromotion, keepPromotion, recallPromotion } from "./draft-memory.ts"

const hasInput = (draft: PromotionDraft): boolean => JSON.stringify(draft) !== JSON.stringify(emptyDraft(draft.key))

/** Runs the builder: keeps its state in this tab, restores it, and asks before entries are lost. */
export function usePromotionBuilder(urlStep: BuilderStep | undefined) {
  const machine = useMemo(() => createPromotionBuilderMachine(adminSdk()), [])
  const recorder = useFlowRecorder()
  const [kept] = useState(recallPromotion)
  const [restored] = useState(() => kept !== undefined && hasInput(kept.draft))
  const [snapshot, send, actor] = useMachine(machine, {
    input: kept ?? { draft: emptyDraft(crypto.randomUUID()) },
    inspect: recorder.inspect,
  })
  const { isDiscarded, ...wizard } = useWizard({
    actor,
    steps: builderSteps,
    keptStep: kept?.step,
    hasInput: ({ context }) => hasInput(context.draft),
    drop: dropPromotion,
  })

  useEffect(() => {
    if (isDiscarded.current) return
    const { draft, status, sent } = snapshot.context
    if (snapshot.status === "done" || !hasInput(draft)) return dropPromotion()
    // After a crash while it is sent, the promotion may exist.
    const isSending = snapshot.matches("creating")
    keepPromotion({
      draft,
      status,
      step: stepOf(snapshot),
      sent: isSending ? JSON.stringify(bodyOf(draft, status)) : sent,
    })
  }, [snapshot, isDiscarded])

  const navigate = usePageNavigate()
  useStepInUrl({
    actor,
    step: stepOf(snapshot),
    urlStep,
    show: (step, replace) =>
      void navigate({ to: "/admin/promotions/new", search: { step }, replace, ignoreBlocker: true }),
  })
  return { machine, recorder, snapshot, send, restored, ...wizard }
}
