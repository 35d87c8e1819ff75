import { useCallback, useEffect, useRef } from "react"

/** Writes a draft `pause` milliseconds after a change of `snapshot`, and at once when the page is left. */
export function useKeptDraft(snapshot: unknown, pause: number, write: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    write()
  }, [write])
  useEffect(() => {
    if (pause === 0) keep()
    else timer.current ??= setTimeout(keep, pause)
    void snapshot
  }, [snapshot, pause, keep])
  useEffect(() => {
    window.addEventListener("pagehide", keep)
    return () => {
      window.removeEventListener("pagehide", keep)
      if (timer.current !== undefined) keep()
    }
  }, [keep])
}
