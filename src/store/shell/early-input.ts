/** What a visitor did on a rendered page before the app handled it. */
interface EarlyInput {
  readonly kind: "click" | "submit" | "change" | "toggle"
  readonly target: HTMLElement
  /** A field's state as the visitor left it. */
  state: FieldState
}

interface FieldState {
  readonly value: string
  readonly isChecked: boolean
}

declare global {
  interface Window {
    /** Set by the script of a rendered page. */
    earlyInput?: { readonly noted: readonly EarlyInput[]; readonly stop: () => void }
  }
}

/**
 * Notes what a visitor does on a page that the app doesn't handle yet, and marks the buttons that were pressed. A server
 * writes it into the page as text, so that it may use nothing from outside.
 */
export function noteEarlyInput(): void {
  const noted: EarlyInput[] = []
  const stopped = new AbortController()
  const isHandled = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))
  const note = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest("#app")) return
    const { type } = event
    const target = type === "click" ? event.target.closest("button") : event.target
    if (!(target instanceof HTMLElement)) return
    const { value = "", checked: isChecked = false } = target as Partial<HTMLInputElement>
    const add = (kind: EarlyInput["kind"]) => noted.push({ kind, target, state: { value, isChecked } })
    if (type === "input" || type === "change") {
      // Between the two events, React may take the field over and reset it.
      if (type === "change" && isHandled(target)) return
      const known = noted.find((one) => one.kind === "change" && one.target === target)
      if (known) known.state = { value, isChecked }
      else add("change")
      return
    }
    if (isHandled(target)) return
    if (type === "toggle") add("toggle")
    else if (type === "click" && (target as HTMLButtonElement).type !== "submit") {
      target.dataset.early = ""
      event.stopPropagation()
      add("click")
    } else if (type === "submit" && !target.hasAttribute("action")) {
      // The browser would send the form to the page's address.
      event.preventDefault()
      event.stopPropagation()
      const { submitter } = event as SubmitEvent
      if (submitter) submitter.dataset.early = ""
      add("submit")
    }
  }
  for (const type of ["click", "submit", "input", "change", "toggle"])
    addEventListener(type, note, { capture: true, signal: stopped.signal })
  window.earlyInput = { noted, stop: () => stopped.abort() }
}

/** Milliseconds to wait for the part of the page that an input belongs to. */
const PATIENCE = 10_000

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whether React handles the events of an element. */
const isHandled = (element: HTMLElement): boolean => Object.keys(element).some((key) => key.startsWith("__reactProps"))

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Resolves when React has nothing left to do: it marks an element before it handles its events. */
const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === "undefined") setTimeout(resolve, 100)
    else requestIdleCallback(() => resolve(), { timeout: 1000 })
  })

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)

/**
 * Sets the value as the visitor left it. React sees a change only if it knew another value before: its properties of the
 * element note what they are set to, those of the prototype don't.
 */
function change(field: Field, { value, isChecked }: FieldState): void {
  if (isChoice(field)) {
    field.checked = !isChecked
    field.click()
    return
  }
  field.value = `${value} `
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }))
}

/**
 * Repeats the noted input in order once the app handles the page; `isBusy` tells whether the page is still changing because
 * of the previous input.
 */
export async function repeatEarlyInput(isBusy: () => boolean): Promise<void> {
  await idle()
  const { noted, stop } = window.earlyInput ?? { noted: [], stop: () => undefined }
  stop()
  for (const { kind, target, state } of noted) {
    const end = performance.now() + PATIENCE
    while ((!isHandled(target) || isBusy()) && performance.now() < end) await nextFrame()
    await idle()
    for (const marked of document.querySelectorAll<HTMLElement>("[data-early]"))
      if (marked === target || target.contains(marked)) delete marked.dataset.early
    if (!isHandled(target)) continue
    if (kind === "change") change(target as Field, state)
    else if (kind === "click") target.click()
    else if (kind === "submit") (target as HTMLFormElement).requestSubmit()
    else target.dispatchEvent(new Event("toggle"))
    await nextFrame()
    await nextFrame()
  }
}
