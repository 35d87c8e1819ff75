import { useMachine } from "@xstate/react"
import { useEffect, useMemo, useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { stepOf, useWizard } from "#admin/kit/wizard.ts"
import { deleteFiles } from "#admin/products/use-uploads.ts"
import { useFlowRecorder } from "#app/flow/recorder.ts"
import { creationOf, sentOf } from "#machines/products/product-wizard/product-creation.ts"
import type { ProductDraft, WizardSettings } from "#machines/products/product-wizard/product-wizard.draft.ts"
import { createProductWizardMachine } from "#machines/products/product-wizard/product-wizard.machine.ts"
import { wizardSteps } from "#machines/products/product-wizard/product-wizard.rules.ts"
import { withoutGone } from "#machines/products/product-wizard/without-gone.ts"
import { type ClosedProduct, keptProducts } from "./kept-products.ts"

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
  const closed = useClosedProducts(!hasInput(snapshot.context.draft, empty))
  const { isDiscarded, ...wizard } = useWizard({
    actor,
    steps: wizardSteps,
    keptStep: kept?.step,
    hasInput: ({ context }) => hasInput(context.draft, empty),
    drop: () => {
      keptProducts.drop()
      void deleteFiles(actor.getSnapshot().context.draft.pictures)
    },
  })

  useEffect(() => {
    if (isDiscarded.current) return
    const { draft, publish, sent, productId } = snapshot.context
    if (snapshot.status === "done" || !hasInput(draft, empty)) return keptProducts.drop()
    // After a crash while it is sent, the product may exist.
    const isSending = snapshot.matches("creating")
    keptProducts.keep({
      version: 3,
      draft,
      publish,
      productId,
      step: stepOf(snapshot),
      sent: isSending ? sentOf(creationOf(draft, settings, publish), sent) : sent,
    })
  }, [snapshot, settings, empty, isDiscarded])

  return {
    machine,
    recorder,
    snapshot,
    send,
    actor,
    restored,
    gone,
    ...wizard,
    ...closed,
    hideRestored: () => setRestored(false),
  }
}
export type ProductWizard = ReturnType<typeof useProductWizard>
