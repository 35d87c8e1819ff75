export interface Placement {
  side?: "top" | "bottom"
  align?: "start" | "center" | "end"
}

const gap = 6
const margin = 8

/**
 * Keeps an element of the top layer beside its anchor, also while the page scrolls: on the other side where there is no
 * room, never off the screen. Returns a function that stops.
 */
export function keepBeside(
  anchor: Element,
  floating: HTMLElement,
  { side = "bottom", align = "start" }: Placement,
): () => void {
  const placement = align === "center" ? side : (`${side}-${align}` as const)
  let isStopped = false
  let stopUpdating: (() => void) | undefined
  const start = async () => {
    // Loaded with the first tooltip, not with the first page.
    const { autoUpdate, computePosition, flip, offset, shift } = await import("@floating-ui/dom")
    if (isStopped) return
    const middleware = [offset(gap), flip({ padding: margin }), shift({ padding: margin })]
    stopUpdating = autoUpdate(anchor, floating, () => {
      void computePosition(anchor, floating, { strategy: "fixed", placement, middleware }).then(({ x, y }) => {
        floating.style.left = `${x}px`
        floating.style.top = `${y}px`
        floating.style.visibility = "visible"
      })
    })
  }
  floating.style.visibility = "hidden"
  start().catch(() => {
    // Without the positioning code the browser's own place must do.
    floating.style.visibility = "visible"
  })
  return () => {
    isStopped = true
    stopUpdating?.()
  }
}
