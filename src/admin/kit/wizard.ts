import { useBlocker } from "@tanstack/react-router"
import { useCallback, useEffect, useEffectEvent, useRef } from "react"
import { useLeaveGuard, useSignOutGuard } from "./unsaved/leave-guard.tsx"

/** Snapshot of a machine with a state per step in `editing`, and others that create the record. */
interface WizardSnapshot<Step extends string> {
  readonly value: string | { readonly editing: Step }
  readonly status: string
  matches(state: "editing"): boolean
  hasTag(tag: "busy"): boolean
}

interface WizardActor<Step extends string, Snapshot extends WizardSnapshot<Step> = WizardSnapshot<Step>> {
  getSnapshot(): Snapshot
  send(event: { readonly type: `go.${Step}` }): void
}

/** The step that the page shows; the review while the record is being created. */
export const stepOf = <Step extends string>({ value }: Pick<WizardSnapshot<Step>, "value">): Step | "review" =>
  typeof value === "object" ? value.editing : "review"

interface WizardOptions<Step extends string, Snapshot extends WizardSnapshot<Step>> {
  readonly actor: WizardActor<Step, Snapshot>
  readonly steps: readonly Step[]
  /** The step of a restored draft, which is opened again. */
  readonly keptStep: Step | undefined
  /** Whether there are entries to lose. */
  readonly hasInput: (snapshot: Snapshot) => boolean
  /** Removes the entries from this device. */
  readonly drop: () => void
}

/** Opens the step of a restored draft, asks before entries are lost, and blocks leaving while the record is being created. */
export function useWizard<Step extends string, Snapshot extends WizardSnapshot<Step>>(
  options: WizardOptions<Step, Snapshot>,
) {
  const { actor, steps, keptStep } = options
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const isDiscarded = useRef(false)

  useEffect(() => {
    if (keptStep === undefined) return
    for (const step of steps.slice(1, steps.indexOf(keptStep) + 1)) actor.send({ type: `go.${step}` })
  }, [keptStep, steps, actor])

  const discard = useCallback(() => {
    isDiscarded.current = true
    latest.current.drop()
  }, [])
  const isDirty = useCallback(() => {
    const present = actor.getSnapshot()
    return present.matches("editing") && !isDiscarded.current && latest.current.hasInput(present)
  }, [actor])
  const { question } = useLeaveGuard(isDirty, discard)
  // The page can't be left while a request is being sent.
  const isBusy = () => actor.getSnapshot().hasTag("busy")
  const isUnfinished = useCallback(() => {
    const present = actor.getSnapshot()
    return present.status === "active" && !present.matches("editing")
  }, [actor])
  const runningQuestion = useSignOutGuard(isUnfinished, "running")
  useBlocker({ shouldBlockFn: isBusy, enableBeforeUnload: isBusy })
  return { question, runningQuestion, discard, isDiscarded }
}

interface StepInUrl<Step extends string> {
  readonly actor: WizardActor<Step>
  readonly step: Step
  readonly urlStep: Step | undefined
  /** Id of the record once it is created, if the URL has it. */
  readonly recordId?: string | null
  /** Navigates to the URL of a step. */
  readonly show: (step: Step, replace: boolean) => void
}

/**
 * Keeps the step in the URL, so that the browser's Back and Forward lead through the steps. A step that can't be entered is
 * replaced by the present one.
 */
export function useStepInUrl<Step extends string>({ actor, step, urlStep, recordId = null, show }: StepInUrl<Step>) {
  const isFirst = useRef(true)
  const presentStep = () => stepOf(actor.getSnapshot()) as Step
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

/** Moves the focus to a new step, or to its first field with an error. Returns the ref for the step's content. */
export function useStepFocus(step: string) {
  const content = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    window.scrollTo({ top: 0 })
    const field = content.current?.querySelector<HTMLElement>("[aria-invalid=true]")
    ;(field ?? content.current)?.focus({ preventScroll: field === null })
    void step
  }, [step])
  return content
}
