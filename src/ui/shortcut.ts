import { useEffect, useRef } from "react"

/** The command key of this platform. */
export const commandKey = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "") ? "⌘" : "Ctrl"

/** Key names as printed on the keyboard. */
export const keyNames = { escape: "Esc", enter: "↵", help: "?", palette: "K" }

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
