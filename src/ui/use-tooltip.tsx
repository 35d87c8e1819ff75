import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useId, useRef } from "react"
import { positionBeside } from "./position-beside.ts"

type Handler<Event> = ((event: Event) => void) | undefined

/** The element's own handlers, called in addition to the tooltip's. */
interface Handlers<E> {
  onPointerEnter?: Handler<PointerEvent<E>> | undefined
  onPointerLeave?: Handler<PointerEvent<E>> | undefined
  onFocus?: Handler<FocusEvent<E>> | undefined
  onBlur?: Handler<FocusEvent<E>> | undefined
  onPointerDown?: Handler<PointerEvent<E>> | undefined
}

/** On a phone, a text beside a control that was just tapped would cover what it changes, such as a price. */
const isTouchScreen = () => window.matchMedia?.("(pointer: coarse)").matches ?? false

/** Milliseconds for moving the pointer from the element to its tooltip. */
const GRACE = 120

/**
 * A short text beside an element, shown on hover and focus in the top layer (no table or dialog clips it). Spread
 * `trigger` on the element, render `tooltip` after it, and point `aria-describedby` at `id` if the text adds to the
 * element's name. The pointer can move onto the text, and Escape hides it (WCAG 1.4.13).
 */
export function useTooltip<E extends HTMLElement>(text: string | undefined | null, handlers: Handlers<E> = {}) {
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
  const anchored = useRef<Element>(null)
  const hideSoon = () => {
    stay()
    // What the focus shows stays until the focus leaves.
    if (!anchored.current?.matches(":focus-visible")) hiding.current = setTimeout(hide, GRACE)
  }
  const show = (anchor: Element) => {
    const tip = ref.current
    stay()
    anchored.current = anchor
    if (!tip?.isConnected || !tip.showPopover || tip.matches(":popover-open")) return
    tip.showPopover()
    const stopPlacing = positionBeside(anchor, tip, { side: "top", align: "center" })
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return
      // Escape closes only what is on top: the dialog below stays open until the next press.
      event.preventDefault()
      event.stopPropagation()
      hide()
    }
    document.addEventListener("keydown", onKey, true)
    stop.current = () => {
      stopPlacing()
      document.removeEventListener("keydown", onKey, true)
    }
  }
  const hideNow = useEffectEvent(hide)
  // Without a text nothing is shown, so Escape belongs to what is below.
  useEffect(() => {
    if (!text) hideNow()
  }, [text])
  useEffect(
    () => () => {
      clearTimeout(hiding.current)
      stop.current?.()
    },
    [],
  )
  const trigger = {
    onPointerEnter: (event: PointerEvent<E>) => {
      handlers.onPointerEnter?.(event)
      if (event.pointerType !== "touch" && !isTouchScreen()) show(event.currentTarget)
    },
    onPointerLeave: (event: PointerEvent<E>) => {
      handlers.onPointerLeave?.(event)
      hideSoon()
    },
    onFocus: (event: FocusEvent<E>) => {
      handlers.onFocus?.(event)
      const dialog = event.currentTarget.closest("dialog")
      // A native dialog focuses its first button on opening; a tooltip there would take the first press of Escape.
      if (dialog && !dialog.contains(event.relatedTarget)) return
      if (event.currentTarget.matches(":focus-visible") && !isTouchScreen()) show(event.currentTarget)
    },
    onBlur: (event: FocusEvent<E>) => {
      handlers.onBlur?.(event)
      hide()
    },
    onPointerDown: (event: PointerEvent<E>) => {
      handlers.onPointerDown?.(event)
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
      // The pseudo-element covers the gap to the anchor, so that a slow pointer can cross it.
      className="fixed inset-auto max-w-72 overflow-visible rounded-md bg-ink px-2 py-1 text-xs text-canvas shadow-md before:absolute before:-inset-1.5 before:-z-1 before:content-['']"
    >
      {text}
    </span>
  ) : null
  return { id, trigger: text ? trigger : handlers, tooltip, show, hide }
}
