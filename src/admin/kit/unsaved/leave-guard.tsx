import { useBlocker } from "@tanstack/react-router"
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react"
import { late } from "#ui/late.tsx"
import { addLeaveGuard, type LeaveReason, type LeaveTexts } from "./leave-guards.ts"

const LeaveDialog = late(async () => (await import("./leave-dialog.tsx")).default)

/** A question that is asked while `isAsked`; the user may leave if it returns true. */
function useQuestion(
  isAsked: () => boolean,
  onLeave: (() => void) | undefined,
  reason: LeaveReason,
  texts?: LeaveTexts,
) {
  const [isAsking, setIsAsking] = useState(false)
  const answer = useRef<(leave: boolean) => void>(undefined)
  const ask = useCallback((): Promise<boolean> => {
    if (!isAsked()) return Promise.resolve(true)
    answer.current?.(false)
    setIsAsking(true)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }, [isAsked])
  useEffect(() => addLeaveGuard(ask), [ask])
  // It must also open when the connection is lost later.
  useEffect(() => void LeaveDialog.preload(), [])
  const decide = (leave: boolean) => {
    setIsAsking(false)
    if (leave) onLeave?.()
    answer.current?.(leave)
    answer.current = undefined
  }
  const question: ReactNode = isAsking && (
    <Suspense>
      <LeaveDialog open reason={reason} texts={texts} onDecide={decide} />
    </Suspense>
  )
  return { ask, question }
}

export interface LeaveGuard {
  /** Whether the user may leave; asks if something would be lost. */
  ask(): Promise<boolean>
  /** The dialog, to be rendered where the question is asked. */
  readonly question: ReactNode
}

/**
 * Asks before unsaved changes are lost: when the route changes, on reload and closing (by the browser's own dialog),
 * and on signing out. Returns the dialog to show as `question`, and `ask` for other exits. `isDirty` must not change
 * between renders.
 */
export function useLeaveGuard(isDirty: () => boolean, onDiscard?: () => void, texts?: LeaveTexts): LeaveGuard {
  const { ask, question } = useQuestion(isDirty, onDiscard, "input", texts)
  useBlocker({
    // A changed search parameter keeps the form.
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await ask()),
    enableBeforeUnload: isDirty,
  })
  return { ask, question }
}

/**
 * Asks only before signing out, for what is kept when the page is left. Returns the dialog. `isAsked` must not change
 * between renders.
 */
export const useSignOutGuard = (isAsked: () => boolean, reason: LeaveReason): ReactNode =>
  useQuestion(isAsked, undefined, reason).question
