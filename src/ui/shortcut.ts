import { type RefObject, useEffect, useRef } from "react"
import { useTranslations } from "#lib/i18n.tsx"

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "")

/** Key names as printed on keyboards of the user's platform and language: "⌘", "Ctrl" or "Strg" for the command key. */
export function useKeyNames() {
  const t = useTranslations("ui.keys")
  return { command: isApple ? "⌘" : t("control"), escape: t("escape"), enter: "↵", help: "?", palette: "K" }
}

interface Shortcut {
  /** `KeyboardEvent.key`: "Enter", "Escape", "?". */
  readonly key: string
  /** With Ctrl or ⌘; works while typing too. */
  readonly command?: boolean
}

export const isWriting = ({ target }: Event): boolean =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null

/** Whether a dialog, menu or list is open, which has its own keys. */
export const isCovered = (): boolean =>
  [...document.querySelectorAll("[role=dialog], [role=menu], [role=listbox]")].some(
    (layer) => layer.checkVisibility?.() !== false,
  )

/** Handles a key on the entire page, except while typing or while a dialog, menu or list is open. */
export function useShortcut({ key, command = false }: Shortcut, act: (() => void) | undefined): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  }, [act])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== key || event.defaultPrevented || event.repeat || event.altKey) return
      if ((event.ctrlKey || event.metaKey) !== command || (!command && isWriting(event)) || isCovered()) return
      if (!latest.current) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener("keydown", listen)
    return () => document.removeEventListener("keydown", listen)
  }, [key, command])
}

/** The submit button of the form around an element, even outside the form; undefined if it is disabled or missing. */
const submitButtonOf = (element: Element): HTMLElement | undefined =>
  [...(element.closest("form")?.elements ?? [])].find(
    (control): control is HTMLElement =>
      control.matches("[type=submit]") && control.getAttribute("aria-disabled") !== "true",
  ) as HTMLElement | undefined

/** Whether Ctrl or ⌘ with Enter was pressed, and nothing has handled it. */
const isSubmitKey = (event: KeyboardEvent): boolean =>
  event.key === "Enter" && (event.ctrlKey || event.metaKey) && !(event.altKey || event.repeat || event.defaultPrevented)

/** Clicks after React has applied what the same key press entered, such as a typed quantity. */
function press(event: KeyboardEvent, button: HTMLElement | undefined): void {
  if (!button) return
  event.preventDefault()
  queueMicrotask(() => button.click())
}

/** Ctrl/⌘ Enter submits the form around the focus, on the entire page. */
export function useSubmitForms(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isSubmitKey(event) && event.target instanceof Element) press(event, submitButtonOf(event.target))
    }
    document.addEventListener("keydown", listen)
    return () => document.removeEventListener("keydown", listen)
  }, [])
}

/** Ctrl/⌘ Enter in an open dialog: submits the form around the focus, or presses the last button of the footer. */
export function useSubmitDialog(panel: RefObject<Element | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return
    const listen = (event: KeyboardEvent) => {
      const { target } = event
      // Until something in the dialog is focused, the dialog or the page itself gets the key.
      const isHere = target instanceof Element && (panel.current?.contains(target) || target.contains(panel.current))
      if (!isHere || !isSubmitKey(event)) return
      const submit = panel.current?.querySelector<HTMLElement>("footer [type=submit]")
      const last = [...(panel.current?.querySelectorAll<HTMLElement>("footer button") ?? [])].at(-1)
      press(event, submitButtonOf(target) ?? submit ?? last)
    }
    document.addEventListener("keydown", listen)
    return () => document.removeEventListener("keydown", listen)
  }, [panel, open])
}
