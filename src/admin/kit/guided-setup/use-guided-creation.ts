import { useBlocker } from "@tanstack/react-router"
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react"
import type { AnyStateMachine, InputFrom, SnapshotFrom } from "xstate"
import { useLeaveGuard, useSignOutGuard } from "#admin/kit/unsaved/leave-guard.tsx"
import type { AdminSdk } from "#sdk/admin.ts"
import { type CreationActor, type CreationSnapshot, stepOf } from "./creation-snapshot.ts"
import { useFlow } from "./use-flow.ts"
import { useKeptDraft } from "./use-kept-draft.ts"
import { useStepInUrl } from "./use-step-in-url.ts"

interface CreationOptions<M extends AnyStateMachine, Step extends string, Draft, Kept> {
  readonly create: (sdk: AdminSdk) => M
  readonly input: InputFrom<M>
  readonly steps: readonly Step[]
  /** What this device kept of an earlier visit. */
  readonly kept: { readonly draft: Draft; readonly step: Step } | undefined
  readonly store: { keep(kept: Kept): void; drop(): void }
  /** What this device keeps: the draft, the step, and what the server may have. */
  toKept(snapshot: SnapshotFrom<M>, step: Step): Kept
  /** Milliseconds after an entry until it is kept, for large drafts. What the server may have is kept at once. */
  readonly pause?: number
  /** Whether there are entries to lose. */
  hasInput(draft: Draft): boolean
  /** Called when the entries are discarded. */
  onDiscard?(draft: Draft): void
  /** The step in the URL. */
  readonly urlStep: Step | undefined
  /** Navigates to the URL of a step, or of the record while the server has only a part of it. */
  show(step: Step, replace: boolean, recordId: string | null): void
  /** Id of the record while the server has only a part of it, if the URL has it. */
  recordIdOf?(snapshot: SnapshotFrom<M>): string | null
  onDone(snapshot: SnapshotFrom<M>): void
}

/**
 * Runs the guided creation of a record: keeps its draft on this device and opens its step again, keeps the step in the URL,
 * asks before entries are lost, and blocks leaving while a request is sent.
 */
export function useGuidedCreation<M extends AnyStateMachine, Step extends string, Draft, Kept>(
  options: CreationOptions<M, Step, Draft, Kept>,
) {
  const { steps, kept, pause = 0, hasInput, urlStep, show, recordIdOf, onDone } = options
  const flow = useFlow(options.create, options.input)
  const snapshot = flow.snapshot as CreationSnapshot<Step, Draft>
  const actor = flow.actor as CreationActor<Step, Draft>
  const step = stepOf(snapshot)
  const [restored] = useState(() => kept !== undefined && hasInput(kept.draft))
  const isDiscarded = useRef(false)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  const keptStep = kept?.step
  useEffect(() => {
    if (keptStep === undefined) return
    for (const each of steps.slice(1, steps.indexOf(keptStep) + 1)) actor.send({ type: `go.${each}` })
  }, [keptStep, steps, actor])

  const discard = useCallback(() => {
    isDiscarded.current = true
    latest.current.store.drop()
    latest.current.onDiscard?.(actor.getSnapshot().context.draft)
  }, [actor])
  const isDirty = useCallback(() => {
    const present = actor.getSnapshot()
    return present.matches("editing") && !isDiscarded.current && latest.current.hasInput(present.context.draft)
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

  const write = useCallback(() => {
    if (isDiscarded.current) return
    const present = actor.getSnapshot()
    const { store, toKept } = latest.current
    if (present.status === "done" || !latest.current.hasInput(present.context.draft)) store.drop()
    else store.keep(toKept(present as SnapshotFrom<M>, stepOf(present)))
  }, [actor])
  useKeptDraft(snapshot, snapshot.matches("editing") ? pause : 0, write)

  const recordId = recordIdOf?.(flow.snapshot) ?? null
  const present = () => recordIdOf?.(flow.actor.getSnapshot() as SnapshotFrom<M>) ?? null
  useStepInUrl({ actor, step, urlStep, recordId, show: (next, replace) => show(next, replace, present()) })

  const isDone = snapshot.status === "done"
  const finish = useEffectEvent(() => onDone(flow.snapshot))
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])
  return { ...flow, steps, step, busy: isDone || snapshot.hasTag("busy"), restored, question, runningQuestion, discard }
}
