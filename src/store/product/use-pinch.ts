import { type PointerEvent, type RefObject, useEffect, useRef } from "react"

/** Midpoint of two fingers, in window coordinates. */
export interface Middle {
  readonly x: number
  readonly y: number
}

/** Reports the new size and the midpoint of a two-finger pinch; leaves one-finger gestures to the browser. */
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
  // Otherwise the browser scrolls with two fingers and sends no more pointer events.
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
      // The fingers are rarely lifted at the same time; the remaining one doesn't pinch.
      const now = both()
      if (now && start.current.apart > 0) onSize((start.current.size * now.apart) / start.current.apart, now.at)
    },
    onPointerUp: leave,
    onPointerCancel: leave,
  }
}
