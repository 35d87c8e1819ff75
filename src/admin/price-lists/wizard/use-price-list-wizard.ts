import { useMachine } from "@xstate/react"
import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { stepOf, useWizard } from "#admin/kit/wizard.ts"
import { useFlowRecorder } from "#app/flow/recorder.ts"
import { emptyDraft, type PriceListDraft } from "#machines/price-lists/price-list.draft.ts"
import { createPriceListMachine } from "#machines/price-lists/price-list.machine.ts"
import { listSteps } from "#machines/price-lists/price-list.rules.ts"
import { dropList, keepList, recallList } from "./draft-memory.ts"

/** Milliseconds after a change until the draft is written: thousands of prices take longer than a frame. */
const PAUSE = 300

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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { isDiscarded, ...wizard } = useWizard({
    actor,
    steps: listSteps,
    keptStep: kept?.step,
    hasInput: ({ context }) => hasInput(context.draft),
    drop: () => {
      clearTimeout(timer.current)
      timer.current = undefined
      dropList()
    },
  })

  const keep = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (isDiscarded.current) return
    const present = actor.getSnapshot()
    const { draft, activate, isSent, listId } = present.context
    if (present.status === "done" || !hasInput(draft)) return dropList()
    // After a crash while it is sent, the list may exist.
    keepList({ draft, activate, listId, step: stepOf(present), isSent: isSent || present.matches("creating") })
  }, [actor, isDiscarded])
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

  return { machine, recorder, snapshot, send, actor, restored, ...wizard }
}
