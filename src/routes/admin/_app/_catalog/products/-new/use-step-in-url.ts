import { useNavigate } from "@tanstack/react-router"
import { useEffect, useEffectEvent, useRef } from "react"
import type { WizardStep } from "#machines/product-wizard/product-wizard.rules.ts"
import { type ProductWizard, stepOf } from "./use-product-wizard.ts"

/**
 * Keeps the step in the URL, so that the browser's Back and Forward lead through the steps. A step that can't be
 * entered is replaced by the present one.
 */
export function useStepInUrl({ snapshot, actor }: Pick<ProductWizard, "snapshot" | "actor">, urlStep?: WizardStep) {
  const navigate = useNavigate()
  const step = stepOf(snapshot)
  const isFirst = useRef(true)
  const show = useEffectEvent((next: WizardStep, replace: boolean) => {
    if (next !== urlStep) void navigate({ to: "/admin/products/new", search: { step: next }, replace })
  })
  useEffect(() => {
    // A restored draft has already led to a later step.
    show(stepOf(actor.getSnapshot()), isFirst.current)
    isFirst.current = false
    void step
  }, [step, actor])
  useEffect(() => {
    if (urlStep === undefined || urlStep === stepOf(actor.getSnapshot())) return
    actor.send({ type: `go.${urlStep}` })
    const present = stepOf(actor.getSnapshot())
    if (present !== urlStep) show(present, true)
  }, [urlStep, actor])
}
