import { useBlocker } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { creationOf, sentOf } from "#machines/product-wizard/product-wizard.body.ts"
import type { ProductDraft, WizardSettings } from "#machines/product-wizard/product-wizard.draft.ts"
import {
  createProductWizardMachine,
  type ProductWizardSnapshot,
} from "#machines/product-wizard/product-wizard.machine.ts"
import { withoutGone } from "#machines/product-wizard/product-wizard.restore.ts"
import { type WizardStep, wizardSteps } from "#machines/product-wizard/product-wizard.rules.ts"
import { useFlowRecorder } from "#routes/-app/flow/recorder.ts"
import { deleteFiles } from "#routes/admin/_app/_catalog/products/-product/use-uploads.ts"
import { useLeaveGuard, useSignOutGuard } from "#routes/admin/-kit/leave-guard.tsx"
import { adminSdk } from "#routes/admin/-queries/client.ts"
import { type ClosedProduct, keptProducts } from "./draft-memory.ts"

/** The step that the page shows; the review while the product is being created. */
export const stepOf = ({ value }: Pick<ProductWizardSnapshot, "value">): WizardStep =>
  typeof value === "object" ? value.editing : "review"

const hasInput = (draft: ProductDraft, empty: ProductDraft): boolean => JSON.stringify(draft) !== JSON.stringify(empty)

/** The kept wizard, without entries for records that no longer exist. */
function recallFor(settings: WizardSettings) {
  const recalled = keptProducts.recall()
  if (!recalled) return { kept: undefined, gone: null }
  const [draft, gone] = withoutGone(recalled.draft, settings)
  return { kept: { ...recalled, draft }, gone }
}

/** The products of closed tabs, until this tab has entries of its own. */
function useClosedProducts(isEmpty: boolean) {
  const [closed, setClosed] = useState<readonly ClosedProduct[]>([])
  useEffect(() => {
    let isShown = true
    void keptProducts.closed().then((found) => isShown && setClosed(found))
    return () => {
      isShown = false
    }
  }, [])
  const discard = ({ tab, kept }: ClosedProduct) => {
    keptProducts.drop(tab)
    void deleteFiles(kept.draft.pictures)
    setClosed(closed.filter((each) => each.tab !== tab))
  }
  return { closed: isEmpty ? closed : [], discardClosed: discard }
}

/** Runs the wizard: keeps its state for a reload, restores it, and asks before entries are lost. */
export function useProductWizard(settings: WizardSettings, empty: ProductDraft) {
  const machine = useMemo(() => createProductWizardMachine(adminSdk()), [])
  const recorder = useFlowRecorder()
  const [{ kept, gone }] = useState(() => recallFor(settings))
  const [restored, setRestored] = useState(() => kept !== undefined && hasInput(kept.draft, empty))
  const [snapshot, send, actor] = useMachine(machine, {
    input: kept ? { ...kept, settings } : { draft: empty, settings },
    inspect: recorder.inspect,
  })
  const isDiscarded = useRef(false)
  const closed = useClosedProducts(!hasInput(snapshot.context.draft, empty))

  useEffect(() => {
    if (!kept) return
    for (const step of wizardSteps.slice(1, wizardSteps.indexOf(kept.step) + 1)) actor.send({ type: `go.${step}` })
  }, [kept, actor])

  useEffect(() => {
    if (isDiscarded.current) return
    const { draft, publish, sent, productId } = snapshot.context
    if (snapshot.status === "done" || !hasInput(draft, empty)) return keptProducts.drop()
    // After a crash while it is sent, the product may exist.
    const isSending = snapshot.matches("creating")
    keptProducts.keep({
      ...{ version: 3, draft, publish, productId, step: stepOf(snapshot) },
      sent: isSending ? sentOf(creationOf(draft, settings, publish), sent) : sent,
    })
  }, [snapshot, settings, empty])

  const discard = useCallback(() => {
    isDiscarded.current = true
    keptProducts.drop()
    void deleteFiles(actor.getSnapshot().context.draft.pictures)
  }, [actor])

  const isDirty = useCallback(() => {
    const present = actor.getSnapshot()
    return present.matches("editing") && !isDiscarded.current && hasInput(present.context.draft, empty)
  }, [actor, empty])
  const { question } = useLeaveGuard(isDirty, discard)
  // What is being sent must be finished here.
  const isBusy = () => actor.getSnapshot().hasTag("busy")
  const isUnfinished = useCallback(() => {
    const present = actor.getSnapshot()
    return present.status === "active" && !present.matches("editing")
  }, [actor])
  const runningQuestion = useSignOutGuard(isUnfinished, "running")
  useBlocker({ shouldBlockFn: isBusy, enableBeforeUnload: isBusy })

  return {
    ...{ machine, recorder, snapshot, send, actor, question, runningQuestion, discard, restored, gone },
    ...closed,
    hideRestored: () => setRestored(false),
  }
}
export type ProductWizard = ReturnType<typeof useProductWizard>
