import { useEffect, useRef } from "react"

/** The key that commands have on this machine. */
export const commandKey = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "") ? "⌘" : "Ctrl"

/** Keys as they are written on the keyboard. */
export const keyNames = { escape: "Esc", enter: "↵", help: "?" }

interface Shortcut {
  /** As the browser names it: "Enter", "Escape", "?". */
  readonly key: string
  /** With Ctrl or ⌘; then it also works while somebody is writing. */
  readonly command?: boolean
}

export const isWriting = ({ target }: Event): boolean =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null

/** What lies over the page has keys of its own. */
export const isCovered = (): boolean =>
  [...document.querySelectorAll("[role=dialog], [role=menu], [role=listbox]")].some(
    (layer) => layer.checkVisibility?.() !== false,
  )

/** Listens to a key on the whole page, unless somebody is writing or something lies over it. */
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
