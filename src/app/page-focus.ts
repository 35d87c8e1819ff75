/** Where the focus is while a new page appears. `target` is the page's heading, or `main` if it has none. */
type FocusPlace = "autofocus" | "target" | "main" | "content" | "body" | "dialog" | "elsewhere"

export function focusPlace(active: Element | null, main: Element | null, target: Element | null): FocusPlace {
  if (active?.hasAttribute("autofocus")) return "autofocus"
  if (active && active === target) return "target"
  if (active && active === main) return "main"
  if (main?.contains(active)) return "content"
  if (active === document.body) return "body"
  return active?.closest("[role=dialog]") ? "dialog" : "elsewhere"
}

interface PageFocus {
  readonly place: FocusPlace
  /** Whether the page's heading has had the focus. */
  readonly hasFocused: boolean
  /** Whether the user has pressed a key or the pointer since the page was opened. */
  readonly hasActed: boolean
}

/**
 * What happens to the focus in the next frame. It moves to the page's heading (`focus`), stays for now (`wait`), or is left
 * to the user for good: `leave` still announces the page, `silent` doesn't.
 */
export function focusStep({ place, hasFocused, hasActed }: PageFocus): "focus" | "wait" | "leave" | "silent" {
  if (place === "autofocus" || (hasFocused && hasActed)) return "silent"
  // On a slow device the user can be in a field before the first frame.
  if (hasActed && (place === "content" || place === "target")) return "leave"
  if (!hasFocused) return "focus"
  // `main` was focused before the heading was rendered, a heading that re-rendered lost the focus to the body, or a
  // closing drawer returned it to its opener on the previous page.
  return place === "main" || place === "body" || place === "elsewhere" ? "focus" : "wait"
}
