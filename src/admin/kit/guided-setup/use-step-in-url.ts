import { useEffect, useEffectEvent, useRef } from "react"
import { type CreationActor, stepOf } from "./creation-snapshot.ts"

interface StepInUrl<Step extends string> {
  readonly actor: CreationActor<Step>
  readonly step: Step
  readonly urlStep: Step | undefined
  /** Id of the record once it is created, if the URL has it. */
  readonly recordId: string | null
  /** Navigates to the URL of a step. */
  readonly show: (step: Step, replace: boolean) => void
}

/**
 * Keeps the step in the URL, so that the browser's Back and Forward lead through the steps. A step that can't be entered is
 * replaced by the present one.
 */
export function useStepInUrl<Step extends string>({ actor, step, urlStep, recordId, show }: StepInUrl<Step>) {
  const isFirst = useRef(true)
  const presentStep = () => stepOf(actor.getSnapshot())
  const showPresent = useEffectEvent((replace: boolean) => {
    const present = presentStep()
    if (actor.getSnapshot().status !== "done" && (recordId !== null || present !== urlStep)) show(present, replace)
  })
  useEffect(() => {
    // A restored draft has already led to a later step.
    showPresent(isFirst.current || recordId !== null)
    isFirst.current = false
    void step
  }, [step, recordId])
  const enter = useEffectEvent((next: Step) => {
    if (!actor.getSnapshot().matches("editing") || next === presentStep()) return
    actor.send({ type: `go.${next}` })
    if (presentStep() !== next) showPresent(true)
  })
  useEffect(() => {
    if (urlStep !== undefined) enter(urlStep)
  }, [urlStep])
}
