import { type PointerEvent, type RefObject, useEffect, useRef } from "react"

/** Between two fingers, in the window. */
export interface Middle {
  readonly x: number
  readonly y: number
}

/** Two fingers say how many times larger something should be than when they came, and around what; one is left to the browser. */
export function usePinch(
  frame: RefObject<HTMLElement | null>,
  size: number,
  onSize: (size: number, at: Middle) => void,
) {
  const fingers = useRef(new Map<number, PointerEvent>())
  const start = useRef({ apart: 0, size })
  const both = () => {
    const [a, b] = [...fingers.current.values()]
    return a && b
      ? {
          apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
          at: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
        }
      : undefined
  }
  // Otherwise the browser would scroll by two fingers, and tell nothing more of them.
  useEffect(() => {
    const { current: box } = frame
    const keep = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault()
    }
    box?.addEventListener("touchmove", keep, { passive: false })
    return () => box?.removeEventListener("touchmove", keep)
  }, [frame])
  const leave = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== "touch") return
      fingers.current.set(event.pointerId, event)
      start.current = { apart: both()?.apart ?? 0, size }
    },
    onPointerMove(event: PointerEvent) {
      if (!fingers.current.has(event.pointerId)) return
      fingers.current.set(event.pointerId, event)
      // They are seldom lifted together: what the last one does is no pinch any more.
      const now = both()
      if (now && start.current.apart > 0) onSize((start.current.size * now.apart) / start.current.apart, now.at)
    },
    onPointerUp: leave,
    onPointerCancel: leave,
  }
}
