import { useNavigate } from "@tanstack/react-router"
import { useEffect, useEffectEvent, useRef } from "react"
import type { ListStep } from "#machines/price-list/price-list.rules.ts"
import { type PriceListWizard, stepOf } from "./use-price-list-wizard.ts"

/**
 * Keeps the step in the URL, so that the browser's Back and Forward lead through the steps, and the id of the list once it
 * is created. A step that can't be entered is replaced by the present one.
 */
export function useWizardUrl({ snapshot, actor }: Pick<PriceListWizard, "snapshot" | "actor">, urlStep?: ListStep) {
  const navigate = useNavigate()
  const step = stepOf(snapshot)
  const { listId } = snapshot.context
  const isFirst = useRef(true)
  const show = useEffectEvent((next: ListStep, replace: boolean) => {
    const id = actor.getSnapshot().context.listId ?? undefined
    if (actor.getSnapshot().status !== "done")
      void navigate({
        to: "/admin/price-lists/new",
        search: id === undefined ? { step: next } : { id },
        replace,
        // The id is set while prices are sent.
        ignoreBlocker: true,
      })
  })
  useEffect(() => {
    // A restored draft has already led to a later step.
    show(stepOf(actor.getSnapshot()), isFirst.current || listId !== null)
    isFirst.current = false
    void step
  }, [step, listId, actor])
  useEffect(() => {
    const present = actor.getSnapshot()
    if (urlStep === undefined || !present.matches("editing") || urlStep === stepOf(present)) return
    actor.send({ type: `go.${urlStep}` })
    const reached = stepOf(actor.getSnapshot())
    if (reached !== urlStep) show(reached, true)
  }, [urlStep, actor])
}
