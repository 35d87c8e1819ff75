import { type ReactNode, useEffect, useId, useRef, useState } from "react"
import { type Placement, positionBeside } from "./position-beside.ts"

interface PopoverProps extends Placement {
  /** Renders the button that opens the popover, with these props. */
  trigger: (props: { popoverTarget: string; "aria-expanded": boolean; "aria-haspopup": "dialog" }) => ReactNode
  /** Rendered only while the popover is open. */
  children: (close: () => void) => ReactNode
  label: string
}

/** A small panel at a button, using the native popover: closes on Escape and on a click outside. */
export function Popover({ trigger, children, label, side = "bottom", align = "start" }: PopoverProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  // A new object each time it opens: closing and opening may happen without a render in between.
  const [opening, setOpening] = useState<object>()
  const open = opening !== undefined
  useEffect(() => {
    if (!opening) return
    const anchor = document.querySelector(`[popovertarget="${id}"]`)
    const floating = panel.current
    if (!anchor || !floating) return
    const stop = positionBeside(anchor, floating, { side, align })
    floating.querySelector<HTMLElement>("input, button, select")?.focus()
    return stop
  }, [opening, id, side, align])
  return (
    <span className="inline-flex max-w-full">
      {trigger({ popoverTarget: id, "aria-expanded": open, "aria-haspopup": "dialog" })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        // A click on the padding keeps the focus inside, where the browser returns it from.
        tabIndex={-1}
        onToggle={(event) => {
          setOpening(event.newState === "open" ? {} : undefined)
          // The browser returns the focus unless the focused content has been removed before.
          if (event.newState === "closed" && document.activeElement === document.body)
            document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)?.focus({ preventScroll: true })
        }}
        className="fixed inset-auto top-0 left-0 max-w-[calc(100vw-1rem)] rounded-lg border border-line bg-raised p-3 text-sm whitespace-normal text-ink shadow-md outline-none"
      >
        {open && children(() => panel.current?.hidePopover())}
      </div>
    </span>
  )
}
