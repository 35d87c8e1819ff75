import { type KeyboardEvent, useLayoutEffect, useRef } from "react"
import { cx } from "#ui/cx.ts"

/** Where the focus goes after a text was entered: `here` keeps it in the cell, `stay` where it is already. */
export type AfterEdit = "down" | "up" | "next" | "previous" | "left" | "right" | "here" | "stay"

export interface EditorProps {
  label: string
  initial: string
  /** Started by typing: arrow keys enter the text and move on, as in a spreadsheet. */
  isTyping: boolean
  align: "start" | "end"
  inputMode: "decimal" | "numeric" | undefined
  onEnter: (text: string, then: AfterEdit) => void
  onCancel: () => void
}

const arrows: Readonly<Record<string, AfterEdit>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
}

/** The input inside the cell that is being edited. */
export function CellEditor({ label, initial, isTyping, align, inputMode, onEnter, onCancel }: EditorProps) {
  const input = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  // Before the browser inserts the typed character, so that it lands in the input.
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true })
    input.current?.select()
  }, [])
  const finish = (then: AfterEdit) => {
    if (isDone.current) return
    isDone.current = true
    onEnter(input.current?.value ?? "", then)
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, shiftKey } = event
    const isSave = key.toLowerCase() === "s" && (event.ctrlKey || event.metaKey)
    // Saving is up to the page, with the text that is being edited.
    if (isSave) return finish("here")
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (key === "Escape") {
      isDone.current = true
      event.preventDefault()
      return onCancel()
    }
    const then =
      key === "Enter"
        ? shiftKey
          ? "up"
          : "down"
        : key === "Tab"
          ? shiftKey
            ? "previous"
            : "next"
          : isTyping
            ? arrows[key]
            : undefined
    if (!then) return
    event.preventDefault()
    finish(then)
  }
  return (
    <input
      ref={input}
      aria-label={label}
      defaultValue={initial}
      inputMode={inputMode ?? "text"}
      autoComplete="off"
      spellCheck={false}
      onKeyDown={onKeyDown}
      onBlur={() => finish("stay")}
      // The grid's own handlers mustn't see what happens in the input.
      onCopy={(event) => event.stopPropagation()}
      onCut={(event) => event.stopPropagation()}
      onPaste={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      className={cx(
        "absolute inset-0 h-full w-full bg-surface px-2.5 text-sm text-ink ring-2 ring-focus outline-none ring-inset select-text max-sm:text-base",
        align === "end" && "text-right tabular-nums",
      )}
    />
  )
}
