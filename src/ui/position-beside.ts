export interface Placement {
  side?: "top" | "bottom"
  align?: "start" | "center" | "end"
}

const gap = 6
const margin = 8

/**
 * Keeps an element of the top layer beside its anchor, even while the page scrolls: flips to the other side if there
 * is no space, and stays inside the window, over its anchor if it must. Returns a function that stops it.
 */
export function positionBeside(
  anchor: Element,
  floating: HTMLElement,
  { side = "bottom", align = "start" }: Placement,
): () => void {
  const placement = align === "center" ? side : (`${side}-${align}` as const)
  let isStopped = false
  let stopUpdating: (() => void) | undefined
  const start = async () => {
    // Imported with the first tooltip, not with the first page.
    const { autoUpdate, computePosition, flip, limitShift, offset, shift } = await import("@floating-ui/dom")
    if (isStopped) return
    const middleware = [
      offset(gap),
      flip({ padding: margin }),
      shift({ padding: margin, crossAxis: true, limiter: limitShift() }),
    ]
    stopUpdating = autoUpdate(anchor, floating, () => {
      void computePosition(anchor, floating, { strategy: "fixed", placement, middleware }).then(({ x, y }) => {
        floating.style.left = `${x}px`
        floating.style.top = `${y}px`
        floating.style.opacity = ""
      })
    })
  }
  // Not `visibility`: hidden elements can't be focused and lose the focus.
  floating.style.opacity = "0"
  start().catch(() => {
    // If the positioning code can't be loaded, the browser's default position is used.
    floating.style.opacity = ""
  })
  return () => {
    isStopped = true
    stopUpdating?.()
  }
}
