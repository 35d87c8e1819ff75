import { useEffect, useId, useRef, useState } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { parseWhole } from "#lib/parse-whole.ts"
import { cx } from "./cx.ts"
import { IconButton } from "./icon-button.tsx"
import { refusedDraft } from "./refused-draft.ts"

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

interface QuantityStepperProps {
  /** Names the quantity: "Quantity of Linen shirt". */
  label: string
  labelHidden?: boolean | undefined
  value: number
  /** `difference` is given if a button or an arrow key changed the shown value; a typed number has none. */
  onChange: (value: number, difference?: number) => void
  min?: number | undefined
  max?: number | undefined
  /** Why the quantity can't be higher, instead of "At most 3". */
  maxReason?: string | undefined
  minReason?: string | undefined
  busy?: boolean | undefined
  size?: "sm" | "lg"
}

/**
 * An integer changed by two buttons, the arrow keys or typing; a typed number applies on blur, Enter or an arrow key. Text
 * that isn't a whole number stays with an error.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, labelHidden = true, value, min = 0, max, busy = false, size = "sm" } = props
  const id = useId()
  const t = useTranslations("ui")
  const field = useQuantityField(props)
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
          onClick={() => field.step(value - 1 < min ? min - value : -1)}
        />
        <input
          id={id}
          role="spinbutton"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          inputMode="numeric"
          autoComplete="off"
          value={field.draft}
          aria-busy={busy || undefined}
          {...refusedDraft(field.isRefused)}
          aria-invalid={field.problem ? true : undefined}
          aria-describedby={field.problem ? `${id}-problem` : undefined}
          onChange={(event) => field.type(event.target.value)}
          onBlur={() => field.settle()}
          onKeyDown={(event) => {
            const difference = STEPS[event.key]
            if (difference) {
              event.preventDefault()
              return field.settle(difference)
            }
            if (event.key !== "Enter") return
            // Ctrl+Enter or ⌘+Enter is the page's shortcut: the typed number applies first.
            if (!event.ctrlKey && !event.metaKey) event.preventDefault()
            field.settle()
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
          onClick={() => field.step(1)}
        />
      </div>
      {field.problem && (
        <p id={`${id}-problem`} aria-live="polite" className="max-w-44 text-xs text-refused-ink">
          {field.problem}
        </p>
      )}
    </div>
  )
}

/** The text in the field, until it is applied as a quantity. */
function useQuantityField({ value, onChange, min = 0, max, ...props }: QuantityStepperProps) {
  const t = useTranslations("ui")
  const locale = useLocale()
  const [draft, setDraft] = useState(String(value))
  const isTyping = useRef(false)
  // The texts that a new value replaces. Anything else was typed since then.
  const replaced = useRef([String(value)])
  useEffect(() => {
    const old = replaced.current
    replaced.current = [String(value)]
    setDraft((typed) => (!isTyping.current && old.includes(typed) ? String(value) : typed))
  }, [value])
  // Shown from the first refused digit until another quantity is entered, also after the allowed one was applied.
  const [problem, setProblem] = useState<string>()
  // Also after the allowed quantity replaced a typed one, until the field is left again.
  const [isRefused, setIsRefused] = useState(false)
  const problemOf = (text: string) => {
    const typed = parseWhole(text, locale)
    if (typed === undefined) return text.trim() === "" ? undefined : t("quantity.whole")
    if (max !== undefined && typed > max) return props.maxReason ?? t("quantity.atMost", { max })
    if (typed < min) return props.minReason ?? t("quantity.atLeast", { min })
    return undefined
  }
  const step = (difference: number) => {
    setProblem(undefined)
    setIsRefused(false)
    isTyping.current = false
    setDraft(String(value))
    onChange(value + difference, difference)
  }
  const settle = (difference = 0) => {
    const typed = draft.trim() === "" ? value : parseWhole(draft, locale)
    if (typed === undefined) return setIsRefused(true)
    const wanted = typed + difference
    if (difference) setProblem(problemOf(String(wanted)))
    const allowed = Math.max(min, Math.min(wanted, max ?? wanted))
    setIsRefused(allowed !== wanted)
    replaced.current = [String(value), String(allowed)]
    const isTyped = isTyping.current && typed !== value
    isTyping.current = false
    setDraft(String(allowed))
    if (allowed !== value) onChange(allowed, ...(isTyped ? [] : [allowed - value]))
  }
  const type = (text: string) => {
    isTyping.current = true
    setDraft(text)
    setIsRefused(false)
    setProblem(problemOf(text))
  }
  return { draft, problem, isRefused, type, step, settle }
}
