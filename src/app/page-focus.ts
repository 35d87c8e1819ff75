/**
 * Where the focus is while a new page appears: in a field that takes it, elsewhere in the page or in a dialog, beside the
 * page, or still where it was when the navigation started.
 */
type FocusPlace = "autofocus" | "content" | "beside" | "none"

/** The place of the focused element. `main` holds the page; `before` had the focus when the navigation started. */
export function focusPlace(active: Element | null, main: Element | null, before: Element | null): FocusPlace {
  if (active?.hasAttribute("autofocus")) return "autofocus"
  if (active === main) return "none"
  if (main?.contains(active) || active?.closest("[role=dialog]")) return "content"
  return !active || active === before || active === document.body ? "none" : "beside"
}

interface PageFocus {
  readonly place: FocusPlace
  /** Whether the page's heading, or `main` until there is one, has had the focus. */
  readonly hasFocused: boolean
  /** Whether the user has pressed a key or the pointer since the navigation started. */
  readonly hasActed: boolean
}

/**
 * What happens to the focus in the next frame: it moves to the page's heading, stays for now (`wait`), or is the user's from
 * now on. The page is announced unless the user's focus is `silent`.
 */
export function focusStep({ place, hasFocused, hasActed }: PageFocus): "focus" | "wait" | "leave" | "silent" {
  if (place === "autofocus" || (hasFocused && hasActed)) return "silent"
  // On a slow device the user can be in a field, a dialog or a tool that they have opened, before the first frame.
  if (hasActed && place !== "none") return "leave"
  // `main` was focused before the heading was rendered, a heading that re-rendered lost the focus to the body, or a
  // closing drawer returned it to its opener on the previous page.
  return hasFocused && place === "content" ? "wait" : "focus"
}
