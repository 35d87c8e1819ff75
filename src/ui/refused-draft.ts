import { flushSync } from "react-dom"

/** Marks an input whose text isn't a value that its page could use; undefined removes the mark. */
export const refusedDraft = (isRefused: boolean) => ({ "data-refused-draft": isRefused ? "" : undefined })

/** Whether an input in the page has a text that isn't a value. */
export const hasRefusedDraft = (scope: ParentNode = document): boolean =>
  scope.querySelector("[data-refused-draft]") !== null

/**
 * Call it before a confirmation: inputs that apply their text when they are left apply it now. If one refuses its text,
 * scrolls to it, focuses it and returns true, so that nothing is confirmed without what was typed.
 */
export function leadToRefusedDraft(scope: ParentNode = document): boolean {
  const find = () => scope.querySelector<HTMLElement>("[data-refused-draft]")
  const active = document.activeElement
  if (!find() && active instanceof HTMLInputElement && scope.contains(active)) {
    flushSync(() => active.blur())
    if (!find()) active.focus({ preventScroll: true })
  }
  const input = find()
  if (!input) return false
  for (let around = input.closest("details"); around; around = around.parentElement?.closest("details") ?? null)
    around.open = true
  input.scrollIntoView?.({ block: "center" })
  input.focus({ preventScroll: true })
  return true
}
