import { useTranslations } from "#lib/i18n.tsx"
import { cx } from "./cx.ts"
import { Icon } from "./icon.tsx"

export interface Step {
  id: string
  label: string
  /** What was chosen in a completed step: "2 items". */
  note?: string | undefined
  state: "done" | "current" | "upcoming"
  /** The current step is done too. */
  isDone?: boolean | undefined
  /** Returns to the step; without it, the step can't be entered. */
  onSelect?: (() => void) | undefined
}

interface StepperProps {
  steps: readonly Step[]
  /** `left`: a column beside the content; `top`: a row above it. */
  layout?: "left" | "top"
}

/** The steps of a flow: the current one, completed ones, and links back to them. */
export function Stepper({ steps, layout = "left" }: StepperProps) {
  const t = useTranslations("ui.stepper")
  return (
    <ol
      aria-label={t("label")}
      className={cx("text-sm", layout === "left" ? "grid gap-1" : "flex flex-wrap items-center gap-x-2 gap-y-1")}
    >
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={step.state === "current" ? "step" : undefined}
          className={cx(layout === "top" && "flex items-center gap-2")}
        >
          {layout === "top" && index > 0 && <Icon name="chevronRight" size={14} className="text-faint" />}
          <StepLabel step={step} number={index + 1} layout={layout} />
        </li>
      ))}
    </ol>
  )
}

function StepLabel({ step, number, layout }: { step: Step; number: number; layout: "left" | "top" }) {
  const t = useTranslations("ui.stepper")
  const { state, label, note, onSelect } = step
  const isDone = state === "done" || step.isDone
  const circleClass = cx(
    "flex items-center gap-3 rounded-md text-left",
    layout === "left" ? "w-full px-2 py-1.5" : "min-h-8 gap-2",
    state === "current" ? "font-semibold text-ink" : state === "done" ? "text-ink" : "text-faint",
    onSelect && "touch-target hover:bg-hover",
  )
  const content = (
    <>
      <span
        className={cx(
          "grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold tabular-nums",
          state === "current" && "bg-accent text-on-accent",
          state === "done" && "bg-done-soft text-done-ink",
          state === "upcoming" && "border border-edge text-faint",
        )}
      >
        {isDone ? <Icon name="check" size={14} /> : number}
      </span>
      <span className="grid min-w-0">
        <span>
          {label}
          {isDone && <span className="sr-only">{` (${t("done")})`}</span>}
        </span>
        {note && layout === "left" && <span className="truncate text-xs font-normal text-muted">{note}</span>}
      </span>
    </>
  )
  return onSelect ? (
    <button type="button" onClick={onSelect} className={circleClass}>
      {content}
    </button>
  ) : (
    <span className={circleClass}>{content}</span>
  )
}

/** The compact version for phones: the step's name, "Step 2 of 4", and a bar. */
export function StepperBar({ steps }: { steps: readonly Step[] }) {
  const t = useTranslations("ui.stepper")
  const at = Math.max(
    0,
    steps.findIndex(({ state }) => state === "current"),
  )
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="flex items-baseline justify-between gap-3">
        <span className="truncate font-semibold">{steps[at]?.label}</span>
        <span className="shrink-0 text-xs text-muted">{t("position", { step: at + 1, steps: steps.length })}</span>
      </p>
      <div className="flex gap-1" aria-hidden="true">
        {steps.map(({ id, state }) => (
          <span
            key={id}
            className={cx(
              "h-1 flex-1 rounded-full",
              state === "upcoming" ? "bg-line" : state === "done" ? "bg-done" : "bg-accent",
            )}
          />
        ))}
      </div>
    </div>
  )
}
