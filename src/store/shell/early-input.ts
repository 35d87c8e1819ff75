/** What a visitor did on a rendered page before the app had started. */
interface EarlyInput {
  readonly kind: "click" | "submit" | "change" | "toggle"
  readonly target: HTMLElement
}

declare global {
  interface Window {
    /** Set by the script of a rendered page. */
    earlyInput?: { readonly noted: EarlyInput[]; readonly stop: () => void }
  }
}

/**
 * Notes what a visitor does on a page that the app doesn't handle yet, and marks the buttons that were pressed. A server
 * writes it into the page as text, so that it may use nothing from outside.
 */
export function noteEarlyInput(): void {
  const noted: EarlyInput[] = []
  const stopped = new AbortController()
  const note = (event: Event) => {
    if (!(event.target instanceof HTMLElement) || !event.target.closest("#app")) return
    const { target } = event
    const button = target.closest("button")
    if (event.type === "click" && button && button.type !== "submit") {
      button.dataset.early = ""
      noted.push({ kind: "click", target: button })
    } else if (event.type === "submit" && !target.hasAttribute("action")) {
      // The browser would send the form to the page's address.
      event.preventDefault()
      const { submitter } = event as SubmitEvent
      if (submitter) submitter.dataset.early = ""
      noted.push({ kind: "submit", target })
    } else if (event.type === "input" || event.type === "change") {
      if (!noted.some((one) => one.kind === "change" && one.target === target)) noted.push({ kind: "change", target })
    } else if (event.type === "toggle") noted.push({ kind: "toggle", target })
  }
  for (const type of ["click", "submit", "input", "change", "toggle"])
    addEventListener(type, note, { capture: true, signal: stopped.signal })
  window.earlyInput = { noted, stop: () => stopped.abort() }
}

/** Milliseconds to wait for the part of the page that an input belongs to. */
const PATIENCE = 10_000

/** Milliseconds in which a part of the page can show its own value again. */
const SETTLING = 1_000

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whether React handles the events of an element. */
const isHandled = (element: HTMLElement): boolean => Object.keys(element).some((key) => key.startsWith("__reactProps"))

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

type FieldState = { readonly value: string; readonly isChecked: boolean }

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)

const holds = (field: Field, { value, isChecked }: FieldState): boolean =>
  isChoice(field) ? field.checked === isChecked : field.value === value

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
 * Reads the noted input before the app changes the page. Returns a function that repeats it in order once the app handles
 * the page; `isBusy` tells whether the page is still changing because of the previous input.
 */
export function takeEarlyInput(): (isBusy: () => boolean) => Promise<void> {
  const { noted, stop } = window.earlyInput ?? { noted: [], stop: () => undefined }
  stop()
  const inputs = noted.map(({ kind, target }) => {
    const field = target as Partial<HTMLInputElement>
    return { kind, target, state: { value: field.value ?? "", isChecked: field.checked ?? false } }
  })
  return async (isBusy) => {
    for (const { kind, target, state } of inputs) {
      const end = performance.now() + PATIENCE
      while ((!isHandled(target) || isBusy()) && performance.now() < end) await nextFrame()
      for (const marked of document.querySelectorAll<HTMLElement>("[data-early]"))
        if (marked === target || target.contains(marked)) delete marked.dataset.early
      // A choice may not have taken effect yet, and a button must not act on another one.
      if (!isHandled(target) || (kind === "click" && inputs.some((one) => one.kind === "change"))) continue
      if (kind === "change") {
        // A part that React hasn't finished yet shows its own value again; later, the visitor may have changed it.
        const until = performance.now() + SETTLING
        do {
          change(target as Field, state)
          await nextFrame()
          await nextFrame()
        } while (!holds(target as Field, state) && performance.now() < until)
      } else if (kind === "click") target.click()
      else if (kind === "submit") (target as HTMLFormElement).requestSubmit()
      else target.dispatchEvent(new Event("toggle"))
      await nextFrame()
      await nextFrame()
    }
  }
}
