import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from "react"
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
  /** Alt and Enter start a new line. */
  isMultiline: boolean
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
export function CellEditor(props: EditorProps) {
  const { label, initial, isTyping, align, inputMode, isMultiline, onEnter, onCancel } = props
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
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
  function onKeyDown(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
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
    if (isMultiline && key === "Enter" && event.altKey) {
      event.preventDefault()
      const { value = "", selectionStart: from = 0, selectionEnd: to = 0 } = input.current ?? {}
      input.current?.setRangeText("\n", from ?? value.length, to ?? value.length, "end")
      return
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
  // The grid's own handlers mustn't see what happens in the input.
  const stop = (event: SyntheticEvent) => event.stopPropagation()
  const shared = {
    ref: input,
    "aria-label": label,
    defaultValue: initial,
    autoComplete: "off",
    onKeyDown,
    onCopy: stop,
    onCut: stop,
    onPaste: stop,
    onPointerDown: stop,
    onDoubleClick: stop,
    onBlur: () => finish("stay"),
  }
  const look =
    "bg-surface px-2.5 text-sm text-ink ring-2 ring-focus outline-none ring-inset select-text max-sm:text-base"
  if (isMultiline)
    return (
      <textarea
        {...shared}
        className={cx("absolute top-0 left-0 h-32 w-full resize-none py-2 whitespace-pre-wrap", look)}
      />
    )
  return (
    <input
      {...shared}
      inputMode={inputMode ?? "text"}
      spellCheck={false}
      className={cx("absolute inset-0 h-full w-full", look, align === "end" && "text-right tabular-nums")}
    />
  )
}
