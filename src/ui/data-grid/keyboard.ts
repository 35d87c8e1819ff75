import type { KeyboardEvent } from "react"
import { everyCell, moveTo, ofRange } from "./selection.ts"
import type { Position } from "./types.ts"
import type { GridState } from "./use-grid-state.ts"

/** What keys do besides moving the focus. */
interface KeyActions {
  readonly edit: (position: Position, isTyping: boolean) => void
  readonly toggle: (position: Position) => void
  readonly clear: () => void
  readonly fillDown: () => void
  readonly onUndo: () => void
  readonly onRedo: () => void
}

/** The keys of a spreadsheet. */
export function keyHandler(grid: GridState, { edit, toggle, clear, fillDown, onUndo, onRedo }: KeyActions) {
  const { content, focus, go, goTo, extendTo, range, scroller, size, sizes } = grid
  const commands: Readonly<Record<string, () => void>> = {
    a: () => go(ofRange(everyCell(size))),
    d: fillDown,
    z: onUndo,
    y: onRedo,
    " ": () => go(ofRange({ ...everyCell(size), left: range.left, right: range.right })),
  }
  const isCheck = content.columns[focus.column]?.kind === "check"
  const keys: Readonly<Record<string, () => void>> = {
    Enter: () => edit(focus, false),
    F2: () => edit(focus, false),
    Escape: () => goTo(focus),
    Delete: clear,
    Backspace: clear,
    ...(isCheck ? { " ": () => toggle(focus) } : {}),
  }
  return (event: KeyboardEvent) => {
    const { key, shiftKey: shift, ctrlKey, metaKey, altKey } = event
    if (altKey || !(event.target as Element).closest("[data-cell]")) return
    const command = ctrlKey || metaKey
    const page = Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - sizes.header) / sizes.row) - 1)
    const next = command && key === "Tab" ? undefined : moveTo(focus, { key, command, shift }, size, page)
    const letter = key.toLowerCase()
    const act = next
      ? () => (shift && key !== "Tab" ? extendTo(next) : goTo(next))
      : command
        ? commands[letter === "z" && shift ? "y" : letter]
        : keys[key]
    if (act) {
      event.preventDefault()
      return act()
    }
    const isTyping = key === "Process" || key === "Dead" || (key.length === 1 && !command)
    if (isTyping) edit(focus, true)
  }
}
