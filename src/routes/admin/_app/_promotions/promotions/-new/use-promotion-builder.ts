import { useBlocker, useNavigate } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react"
import { bodyOf } from "#machines/promotion-builder/promotion-builder.body.ts"
import { emptyDraft, type PromotionDraft } from "#machines/promotion-builder/promotion-builder.draft.ts"
import {
  createPromotionBuilderMachine,
  type PromotionBuilderSnapshot,
} from "#machines/promotion-builder/promotion-builder.machine.ts"
import { type BuilderStep, builderSteps } from "#machines/promotion-builder/promotion-builder.rules.ts"
import { useFlowRecorder } from "#routes/-app/flow/recorder.ts"
import { useLeaveGuard, useSignOutGuard } from "#routes/admin/-kit/leave-guard.tsx"
import { adminSdk } from "#routes/admin/-queries/client.ts"
import { dropPromotion, keepPromotion, recallPromotion } from "./draft-memory.ts"

/** The step that the page shows; the review while the promotion is being created. */
export const stepOf = ({ value }: Pick<PromotionBuilderSnapshot, "value">): BuilderStep =>
  typeof value === "object" ? value.editing : "review"

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
  const isDiscarded = useRef(false)

  useEffect(() => {
    if (!kept) return
    for (const step of builderSteps.slice(1, builderSteps.indexOf(kept.step) + 1)) actor.send({ type: `go.${step}` })
  }, [kept, actor])

  useEffect(() => {
    if (isDiscarded.current) return
    const { draft, status, sent } = snapshot.context
    if (snapshot.status === "done" || !hasInput(draft)) return dropPromotion()
    // After a crash while it is sent, the promotion may exist.
    const isSending = snapshot.matches("creating")
    keepPromotion({
      ...{ draft, status, step: stepOf(snapshot) },
      sent: isSending ? JSON.stringify(bodyOf(draft, status)) : sent,
    })
  }, [snapshot])

  const discard = useCallback(() => {
    isDiscarded.current = true
    dropPromotion()
  }, [])
  const isDirty = useCallback(() => {
    const present = actor.getSnapshot()
    return present.matches("editing") && !isDiscarded.current && hasInput(present.context.draft)
  }, [actor])
  const { question } = useLeaveGuard(isDirty, discard)
  // What is being sent must be finished here.
  const isBusy = () => actor.getSnapshot().hasTag("busy")
  const isUnfinished = useCallback(() => {
    const present = actor.getSnapshot()
    return present.status === "active" && !present.matches("editing")
  }, [actor])
  const runningQuestion = useSignOutGuard(isUnfinished, "running")
  useBlocker({ shouldBlockFn: isBusy, enableBeforeUnload: isBusy })

  useStepInUrl({ snapshot, actor }, urlStep)
  return { machine, recorder, snapshot, send, question, runningQuestion, discard, restored }
}

type Running = {
  readonly snapshot: PromotionBuilderSnapshot
  readonly actor: { getSnapshot(): PromotionBuilderSnapshot; send(event: { type: `go.${BuilderStep}` }): void }
}

/** Keeps the step in the URL for Back and Forward; one that can't be entered is replaced by the present one. */
function useStepInUrl({ snapshot, actor }: Running, urlStep: BuilderStep | undefined) {
  const navigate = useNavigate()
  const step = stepOf(snapshot)
  const isFirst = useRef(true)
  const show = useEffectEvent((next: BuilderStep, replace: boolean) => {
    if (actor.getSnapshot().status !== "done")
      void navigate({ to: "/admin/promotions/new", search: { step: next }, replace, ignoreBlocker: true })
  })
  useEffect(() => {
    // A restored draft has already led to a later step.
    show(stepOf(actor.getSnapshot()), isFirst.current)
    isFirst.current = false
    void step
  }, [step, actor])
  useEffect(() => {
    const present = actor.getSnapshot()
    if (urlStep === undefined || !present.matches("editing") || urlStep === stepOf(present)) return
    actor.send({ type: `go.${urlStep}` })
    const reached = stepOf(actor.getSnapshot())
    if (reached !== urlStep) show(reached, true)
  }, [urlStep, actor])
}
