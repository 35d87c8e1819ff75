export interface Placement {
  side?: "top" | "bottom"
  align?: "start" | "center" | "end"
}

const gap = 6
const margin = 8

/** Puts an element of the top layer beside its anchor; on the other side where there is no room, never off the screen. */
export function placeBeside(anchor: Element, floating: HTMLElement, { side = "bottom", align = "start" }: Placement) {
  const at = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = floating
  const above = at.top - gap - height
  const below = at.bottom + gap
  const fitsBelow = below + height <= window.innerHeight - margin
  const up = side === "top" ? above >= margin || !fitsBelow : !fitsBelow && above >= margin
  const wanted = align === "start" ? at.left : align === "end" ? at.right - width : at.left + at.width / 2 - width / 2
  const left = Math.max(margin, Math.min(wanted, window.innerWidth - margin - width))
  floating.style.left = `${left}px`
  floating.style.top = `${Math.max(margin, up ? above : Math.min(below, window.innerHeight - margin - height))}px`
}
