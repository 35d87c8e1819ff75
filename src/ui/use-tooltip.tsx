import { type FocusEvent, type PointerEvent, useEffect, useId, useRef } from "react"
import { keepBeside } from "./float.ts"

type Handler<Event> = ((event: Event) => void) | undefined

/** Handlers that the caller has already put on the element; the tooltip's come on top. */
interface Own<E> {
  onPointerEnter?: Handler<PointerEvent<E>> | undefined
  onPointerLeave?: Handler<PointerEvent<E>> | undefined
  onFocus?: Handler<FocusEvent<E>> | undefined
  onBlur?: Handler<FocusEvent<E>> | undefined
}

/** Milliseconds in which the pointer can move from the element onto its tooltip. */
const GRACE = 120

/**
 * A short text beside an element, on hover and on focus, in the top layer (no table or dialog cuts it off). Spread
 * `trigger` over the element, render `tooltip` after it, and point `aria-describedby` at `id` where the text adds
 * something to the element's name. The pointer can move onto the text, and Escape hides it (WCAG 1.4.13).
 */
export function useTooltip<E extends HTMLElement>(text: string | undefined | null, own: Own<E> = {}) {
  const id = useId()
  const ref = useRef<HTMLSpanElement>(null)
  const stop = useRef<() => void>(undefined)
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stay = () => clearTimeout(hiding.current)
  const hide = () => {
    stay()
    stop.current?.()
    stop.current = undefined
    ref.current?.hidePopover?.()
  }
  const hideSoon = () => {
    stay()
    hiding.current = setTimeout(hide, GRACE)
  }
  const show = (anchor: Element) => {
    const tip = ref.current
    stay()
    if (!tip?.isConnected || !tip.showPopover || tip.matches(":popover-open")) return
    tip.showPopover()
    const stopPlacing = keepBeside(anchor, tip, { side: "top", align: "center" })
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && hide()
    document.addEventListener("keydown", onKey, true)
    stop.current = () => {
      stopPlacing()
      document.removeEventListener("keydown", onKey, true)
    }
  }
  useEffect(
    () => () => {
      clearTimeout(hiding.current)
      stop.current?.()
    },
    [],
  )
  const trigger = {
    onPointerEnter: (event: PointerEvent<E>) => {
      own.onPointerEnter?.(event)
      if (event.pointerType !== "touch") show(event.currentTarget)
    },
    onPointerLeave: (event: PointerEvent<E>) => {
      own.onPointerLeave?.(event)
      hideSoon()
    },
    onFocus: (event: FocusEvent<E>) => {
      own.onFocus?.(event)
      if (event.currentTarget.matches(":focus-visible")) show(event.currentTarget)
    },
    onBlur: (event: FocusEvent<E>) => {
      own.onBlur?.(event)
      hide()
    },
  }
  const tooltip = text ? (
    <span
      ref={ref}
      id={id}
      role="tooltip"
      popover="manual"
      onPointerEnter={stay}
      onPointerLeave={hideSoon}
      className="fixed inset-auto max-w-72 rounded-md bg-ink px-2 py-1 text-xs text-canvas shadow-md"
    >
      {text}
    </span>
  ) : null
  return { id, trigger: text ? trigger : own, tooltip, show, hide }
}
