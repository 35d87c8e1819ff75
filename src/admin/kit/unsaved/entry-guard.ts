import { useCallback, useEffect, useRef, useState } from "react"
import { type LeaveGuard, useLeaveGuard } from "./leave-guard.tsx"

/**
 * Asks before the entries of a dialog are lost: on leaving the page, on reload and on signing out. `entries` are JSON
 * values; without them, nothing can be lost. Returns the question to show, and `ask` for closing the dialog.
 */
export function useEntryGuard(entries: unknown): LeaveGuard {
  const present = JSON.stringify(entries)
  const [initial] = useState(present)
  const latest = useRef(present)
  useEffect(() => {
    latest.current = present
  }, [present])
  const isDirty = useCallback(() => latest.current !== initial, [initial])
  return useLeaveGuard(isDirty)
}
