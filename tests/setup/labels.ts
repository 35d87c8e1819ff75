/**
 * For `labels`, jsdom compares every label of the page with every element of the page, which takes a fifth of the time
 * of the page tests: queries by label text ask for the labels of each element.
 */
const names = ["Button", "Input", "Meter", "Output", "Progress", "Select", "TextArea"]

for (const name of names) {
  const element = Reflect.get(globalThis, `HTML${name}Element`) as { prototype: object } | undefined
  if (!element) continue
  Object.defineProperty(element.prototype, "labels", {
    configurable: true,
    get(this: HTMLElement) {
      return this instanceof HTMLInputElement && this.type === "hidden" ? null : labelsOf(this)
    },
  })
}

function labelsOf(element: HTMLElement): HTMLLabelElement[] {
  const root = element.getRootNode()
  const labels =
    root instanceof Document
      ? root.getElementsByTagName("label")
      : ((root as ParentNode).querySelectorAll?.("label") ?? [])
  return [...labels].filter((label) => {
    const id = label.htmlFor
    if (id) return id === element.id && label.control === element
    return !label.hasAttribute("for") && label.contains(element) && label.control === element
  })
}
