import { useBlocker } from "@tanstack/react-router"
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react"
import { late } from "#ui/late.tsx"
import { addLeaveGuard } from "./leave-guards.ts"

const LeaveDialog = late(async () => (await import("./leave-dialog.tsx")).default)

/**
 * Asks before unsaved changes are lost: when the route changes, on reload and closing (by the browser's own dialog),
 * and on signing out. Returns the dialog. `isDirty` must not change between renders.
 */
export function useLeaveGuard(isDirty: () => boolean, onDiscard: () => void): ReactNode {
  const [isAsking, setIsAsking] = useState(false)
  const answer = useRef<(leave: boolean) => void>(undefined)
  const ask = useCallback((): Promise<boolean> => {
    if (!isDirty()) return Promise.resolve(true)
    answer.current?.(false)
    setIsAsking(true)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }, [isDirty])
  useEffect(() => addLeaveGuard(ask), [ask])
  // It must also open when the connection is lost later.
  useEffect(() => LeaveDialog.preload(), [])
  useBlocker({
    // A changed search parameter keeps the form.
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await ask()),
    enableBeforeUnload: isDirty,
  })
  const decide = (leave: boolean) => {
    setIsAsking(false)
    if (leave) onDiscard()
    answer.current?.(leave)
    answer.current = undefined
  }
  return (
    isAsking && (
      <Suspense>
        <LeaveDialog open onDecide={decide} />
      </Suspense>
    )
  )
}
