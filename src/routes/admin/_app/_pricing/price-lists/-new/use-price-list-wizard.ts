import { useBlocker } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { emptyDraft, type PriceListDraft } from "#machines/price-list/price-list.draft.ts"
import { createPriceListMachine, type PriceListSnapshot } from "#machines/price-list/price-list.machine.ts"
import { type ListStep, listSteps } from "#machines/price-list/price-list.rules.ts"
import { useFlowRecorder } from "#routes/-app/flow/recorder.ts"
import { useLeaveGuard, useSignOutGuard } from "#routes/admin/-kit/leave-guard.tsx"
import { adminSdk } from "#routes/admin/-queries/client.ts"
import { dropList, keepList, recallList } from "./draft-memory.ts"

/** Milliseconds after a change until the draft is written: thousands of prices take longer than a frame. */
const PAUSE = 300

/** The step that the page shows; the review while the list is being created. */
export const stepOf = ({ value }: Pick<PriceListSnapshot, "value">): ListStep =>
  typeof value === "object" ? value.editing : "review"

const hasInput = ({ key, ...draft }: PriceListDraft): boolean => {
  const { key: _, ...empty } = emptyDraft(key)
  return JSON.stringify(draft) !== JSON.stringify(empty)
}

/** Runs the wizard: keeps its state in this tab, restores it, and asks before entries are lost. */
export function usePriceListWizard() {
  const machine = useMemo(() => createPriceListMachine(adminSdk()), [])
  const recorder = useFlowRecorder()
  const [kept] = useState(recallList)
  const [restored] = useState(() => kept !== undefined && hasInput(kept.draft))
  const [snapshot, send, actor] = useMachine(machine, {
    input: kept ?? { draft: emptyDraft(crypto.randomUUID()) },
    inspect: recorder.inspect,
  })
  const isDiscarded = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (!kept) return
    for (const step of listSteps.slice(1, listSteps.indexOf(kept.step) + 1)) actor.send({ type: `go.${step}` })
  }, [kept, actor])

  const keep = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (isDiscarded.current) return
    const present = actor.getSnapshot()
    const { draft, activate, isSent, listId } = present.context
    if (present.status === "done" || !hasInput(draft)) return dropList()
    // After a crash while it is sent, the list may exist.
    keepList({ draft, activate, listId, step: stepOf(present), isSent: isSent || present.matches("creating") })
  }, [actor])
  const isEditing = snapshot.matches("editing")
  useEffect(() => {
    // What the server may have is kept at once, what is typed a moment later.
    if (!isEditing || snapshot.context.isSent) return keep()
    timer.current ??= setTimeout(keep, PAUSE)
  }, [snapshot, isEditing, keep])
  useEffect(() => {
    window.addEventListener("pagehide", keep)
    return () => {
      window.removeEventListener("pagehide", keep)
      if (timer.current !== undefined) keep()
    }
  }, [keep])

  const discard = useCallback(() => {
    isDiscarded.current = true
    clearTimeout(timer.current)
    timer.current = undefined
    dropList()
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

  return { machine, recorder, snapshot, send, actor, question, runningQuestion, discard, restored }
}
export type PriceListWizard = ReturnType<typeof usePriceListWizard>
