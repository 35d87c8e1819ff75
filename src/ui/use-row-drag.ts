import { type RefObject, useEffect, useEffectEvent } from "react"
import type { RowDrag } from "./drag-rows.ts"

/** Lets rows be dragged. Without its code, which is loaded on demand, they can still be moved by keyboard and menu. */
export function useRowDrag(list: RefObject<HTMLElement | null>, ids: readonly string[], drag: RowDrag): void {
  const start = useEffectEvent(drag.start)
  const over = useEffectEvent(drag.over)
  const drop = useEffectEvent(drag.drop)
  const end = useEffectEvent(drag.end)
  const rows = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows must be registered
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const load = async () => {
      const { dragRows } = await import("./drag-rows.ts")
      if (isGone || !list.current) return
      stop = dragRows(list.current, {
        start: (id) => start(id),
        over: (id, target) => over(id, target),
        drop: (id, target) => drop(id, target),
        end: () => end(),
      })
    }
    load().catch(() => undefined)
    return () => {
      isGone = true
      stop?.()
    }
  }, [list, rows])
}
