import { type KeyboardEvent, useRef } from "react"
import { readableName } from "#admin/settings/server/readable-name.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { cx } from "#ui/cx.ts"
import { toneSolid } from "#ui/tone.ts"

import { type Step, stepTones } from "./steps.ts"

const [WIDTH, HEIGHT, GAP_X, GAP_Y] = [208, 48, 16, 20]
const left = (column: number) => column * (WIDTH + GAP_X)
const top = (row: number) => row * (HEIGHT + GAP_Y)

interface StepGraphProps {
  steps: readonly Step[]
  selected: Step | undefined
  onSelect: (step: Step) => void
}

/**
 * The steps of a run from top to bottom, connected by arrows. It is a list with one tab stop: arrow keys, Home and End
 * move between the steps.
 */
export function StepGraph({ steps, selected, onSelect }: StepGraphProps) {
  const t = useTranslations("admin.workflows.steps")
  const list = useRef<HTMLOListElement>(null)
  const byId = new Map(steps.map((step) => [step.id, step]))
  const width = left(Math.max(0, ...steps.map(({ column }) => column))) + WIDTH
  const height = top(Math.max(0, ...steps.map(({ row }) => row))) + HEIGHT
  const select = (index: number) => {
    const step = steps[Math.min(Math.max(index, 0), steps.length - 1)]
    if (!step) return
    onSelect(step)
    list.current?.querySelectorAll("button")[steps.indexOf(step)]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const to = { ArrowDown: index + 1, ArrowRight: index + 1, ArrowUp: index - 1, ArrowLeft: index - 1 }[event.key]
    const next = event.key === "Home" ? 0 : event.key === "End" ? steps.length - 1 : to
    if (next === undefined) return
    event.preventDefault()
    select(next)
  }
  return (
    <div className="overflow-x-auto p-1">
      <div className="relative" style={{ width, height }}>
        <svg aria-hidden="true" width={width} height={height} className="absolute inset-0 text-edge-strong">
          {steps.flatMap((step) =>
            step.next.flatMap((id) => {
              const next = byId.get(id)
              if (!next) return []
              const [x, y] = [left(step.column) + WIDTH / 2, top(step.row) + HEIGHT]
              const [toX, toY] = [left(next.column) + WIDTH / 2, top(next.row)]
              const path = `M${x} ${y} C${x} ${y + GAP_Y} ${toX} ${toY - GAP_Y} ${toX} ${toY}`
              return [<path key={`${step.id} ${id}`} d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />]
            }),
          )}
        </svg>
        <ol ref={list} aria-label={t("title")}>
          {steps.map((step, index) => (
            <li
              key={step.id}
              className="absolute"
              style={{ left: left(step.column), top: top(step.row), width: WIDTH, height: HEIGHT }}
            >
              <button
                type="button"
                aria-current={step === selected ? "step" : undefined}
                tabIndex={step === (selected ?? steps[0]) ? 0 : -1}
                onClick={() => onSelect(step)}
                onKeyDown={(event) => onKeyDown(event, index)}
                className={cx(
                  "flex size-full items-center gap-2.5 rounded-md border bg-surface px-3 text-left text-sm shadow-xs hover:bg-hover",
                  step === selected ? "border-accent font-semibold" : "border-edge",
                )}
              >
                <span
                  aria-hidden="true"
                  className={cx("size-2 shrink-0 rounded-full", toneSolid[stepTones[step.status]])}
                />
                <span className="grid min-w-0">
                  <span className="truncate">{readableName(step.action)}</span>
                  <span className="truncate text-xs font-normal text-muted">{t(`status.${step.status}`)}</span>
                </span>
                {step.after.length > 0 && (
                  <span className="sr-only">
                    {t("after", {
                      steps: step.after.map((id) => readableName(byId.get(id)?.action ?? "")).join(", "),
                    })}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
