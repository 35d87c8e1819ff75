import { type PointerEvent, useRef } from "react"

/** Two fingers say how many times larger something should be than when they came; one finger is left to the browser. */
export function usePinch(size: number, onSize: (size: number) => void) {
  const fingers = useRef(new Map<number, PointerEvent>())
  const start = useRef({ apart: 0, size })
  const apart = () => {
    const [a, b] = [...fingers.current.values()]
    return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0
  }
  const leave = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== "touch") return
      fingers.current.set(event.pointerId, event)
      start.current = { apart: apart(), size }
    },
    onPointerMove(event: PointerEvent) {
      if (!fingers.current.has(event.pointerId)) return
      fingers.current.set(event.pointerId, event)
      if (start.current.apart > 0) onSize((start.current.size * apart()) / start.current.apart)
    },
    onPointerUp: leave,
    onPointerCancel: leave,
  }
}
