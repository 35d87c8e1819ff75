/**
 * jsdom matches every element against its whole default style sheet, which takes a third of the time of the page tests:
 * queries by role ask for the `display` and `visibility` of each element and its ancestors. Without style sheets of the
 * page, both follow from the element's name and inline styles; everything else is left to jsdom.
 */
const displays = new Map<string, string>()

if (typeof window !== "undefined") {
  const jsdomStyle = window.getComputedStyle.bind(window)
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !isPlain(element)) return jsdomStyle(element, pseudo)
    let whole: CSSStyleDeclaration | undefined
    const known = (property: string | symbol) => {
      if (property === "display") return displayOf(element, jsdomStyle)
      if (property === "visibility") return inherited(element, "visibility") || "visible"
      if (property === "pointerEvents" || property === "pointer-events")
        return inherited(element, "pointer-events") || "auto"
    }
    const getPropertyValue = (property: string) => {
      whole ??= known(property) === undefined ? jsdomStyle(element) : undefined
      return known(property) ?? whole?.getPropertyValue(property) ?? ""
    }
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, property) {
        if (property === "getPropertyValue") return getPropertyValue
        const value = known(property)
        if (value !== undefined) return value
        whole ??= jsdomStyle(element)
        const other: unknown = Reflect.get(whole, property)
        return typeof other === "function" ? other.bind(whole) : other
      },
    })
  }
}

/** Neither the page's style sheets nor other attributes than `style`, `hidden` and `type` decide how it is displayed. */
function isPlain(element: Element): element is HTMLElement | SVGElement {
  return (
    (element instanceof HTMLElement || element instanceof SVGElement) &&
    element.ownerDocument.styleSheets.length === 0 &&
    !["dialog", "details", "summary"].includes(element.localName) &&
    !element.hasAttribute("popover")
  )
}

function displayOf(element: HTMLElement | SVGElement, jsdomStyle: typeof window.getComputedStyle): string {
  if (element instanceof HTMLInputElement && element.type === "hidden") return "none"
  if (element.style.display) return element.style.display
  if (element instanceof SVGElement) return "inline"
  if (element.hidden) return "none"
  let display = displays.get(element.localName)
  if (display === undefined) {
    display = jsdomStyle(element.ownerDocument.createElement(element.localName)).display
    displays.set(element.localName, display)
  }
  return display
}

function inherited(element: HTMLElement | SVGElement, property: string): string {
  for (let next: Element | null = element; next; next = next.parentElement) {
    const value = next instanceof HTMLElement || next instanceof SVGElement ? next.style.getPropertyValue(property) : ""
    if (value && value !== "inherit") return value
  }
  return ""
}
