import { useEffect, useId, useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { cx } from "./cx.ts"
import { IconButton } from "./icon-button.tsx"

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

interface QuantityStepperProps {
  /** Names the quantity: "Quantity of Linen shirt". */
  label: string
  labelHidden?: boolean | undefined
  value: number
  /** `by` is the difference if a button or an arrow key changed the shown value; a typed number has none. */
  onChange: (value: number, by?: number) => void
  min?: number | undefined
  max?: number | undefined
  /** Why the quantity can't be higher, instead of "At most 3". */
  maxReason?: string | undefined
  minReason?: string | undefined
  busy?: boolean | undefined
  size?: "sm" | "lg"
}

/** An integer changed by two buttons, the arrow keys or typing; a typed number applies on blur, Enter or an arrow key. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, labelHidden = true, value, onChange, min = 0, max, busy = false, size = "sm" } = props
  const id = useId()
  const t = useTranslations("ui")
  const [draft, setDraft] = useState(String(value))
  const isTyping = useRef(false)
  useEffect(() => {
    // A value that changes elsewhere doesn't replace the number that is being typed.
    if (!isTyping.current) setDraft(String(value))
  }, [value])
  // Shown from the first refused digit until another quantity is entered, also after the allowed one was applied.
  const [problem, setProblem] = useState<string>()
  const problemOf = (text: string) => {
    const typed = Number(text)
    if (max !== undefined && typed > max) return props.maxReason ?? t("quantity.atMost", { max })
    if (text.trim() !== "" && typed < min) return props.minReason ?? t("quantity.atLeast", { min })
    return undefined
  }
  const step = (by: number) => {
    setProblem(undefined)
    onChange(value + by, by)
  }
  const settle = (by = 0) => {
    const typed = Math.round(Number(draft))
    const wanted = (Number.isFinite(typed) && draft.trim() ? typed : value) + by
    if (by) setProblem(problemOf(String(wanted)))
    const allowed = Math.min(Math.max(wanted, min), max ?? wanted)
    const isTyped = isTyping.current && typed !== value
    isTyping.current = false
    setDraft(String(allowed))
    if (allowed !== value) onChange(allowed, ...(isTyped ? [] : [allowed - value]))
  }
  const height = size === "lg" ? "h-12" : "h-9 touch:h-11"
  return (
    <div className="inline-grid gap-1.5">
      <label htmlFor={id} className={labelHidden ? "sr-only" : "text-sm font-semibold"}>
        {label}
      </label>
      <div
        className={cx(
          "inline-flex w-fit items-center rounded-md border border-edge bg-surface p-0.5 touch:p-0 shadow-xs focus-within:border-edge-strong",
          height,
        )}
      >
        <IconButton
          icon="minus"
          size="sm"
          label={t("decrease")}
          disabledReason={value <= min ? (props.minReason ?? t("quantity.atLeast", { min })) : null}
          onClick={() => step(value - 1 < min ? min - value : -1)}
        />
        <input
          id={id}
          role="spinbutton"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          inputMode="numeric"
          autoComplete="off"
          value={draft}
          aria-busy={busy || undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => {
            isTyping.current = true
            setDraft(event.target.value)
            setProblem(problemOf(event.target.value))
          }}
          onBlur={() => settle()}
          onKeyDown={(event) => {
            const by = STEPS[event.key]
            if (by) {
              event.preventDefault()
              return settle(by)
            }
            if (event.key !== "Enter") return
            // Ctrl+Enter or ⌘+Enter is the page's shortcut: the typed number applies first.
            if (!event.ctrlKey && !event.metaKey) event.preventDefault()
            settle()
          }}
          className={cx(
            "h-full w-10 rounded-sm bg-transparent text-center text-sm font-semibold tabular-nums outline-offset-0",
            busy && "animate-breathe",
          )}
        />
        <IconButton
          icon="plus"
          size="sm"
          label={t("increase")}
          disabledReason={max !== undefined && value >= max ? (props.maxReason ?? t("quantity.atMost", { max })) : null}
          onClick={() => step(1)}
        />
      </div>
      {problem && (
        <p id={`${id}-problem`} aria-live="polite" className="max-w-44 text-xs text-refused-ink">
          {problem}
        </p>
      )}
    </div>
  )
}
