import type { ReactNode } from "react"
import { cx } from "./cx.ts"
import { Icon, type IconName } from "./icon.tsx"

export interface ProgressStep {
  id: string
  label: string
  icon: IconName
  done: boolean
  /** Shown below the label, for example a date. */
  note?: ReactNode
}

const columns: Readonly<Record<number, string>> = { 2: "grid-cols-2", 3: "grid-cols-3", 4: "grid-cols-4" }

/** Progress bar that fits on one line on phones; with large text, it is a list. */
export function ProgressSteps({ label, steps }: { label: string; steps: readonly ProgressStep[] }) {
  const at = steps.findLastIndex(({ done }) => done)
  return (
    <ol aria-label={label} className={cx("@container grid text-center text-xs sm:text-sm", columns[steps.length])}>
      {steps.map(({ id, label, icon, note }, index) => {
        const done = index <= at
        return (
          <li
            key={id}
            aria-current={index === at ? "step" : undefined}
            className="relative grid content-start justify-items-center wrap-break-word hyphens-auto @max-[13rem]:col-span-full @max-[13rem]:flex @max-[13rem]:flex-wrap @max-[13rem]:items-center @max-[13rem]:gap-2 @max-[13rem]:py-1"
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={cx(
                  "absolute @max-[13rem]:hidden top-4 right-[calc(50%+1rem)] h-0.5 w-[calc(100%-2rem)] -translate-y-1/2",
                  done ? "bg-done" : "bg-line",
                )}
              />
            )}
            <span
              className={cx(
                "relative mb-2 grid @max-[13rem]:mb-0 size-8 place-items-center rounded-full ring-1",
                done ? "bg-done-soft text-done-ink ring-done" : "bg-surface text-faint ring-line",
              )}
            >
              <Icon name={icon} />
            </span>
            <span className={cx("max-w-full px-0.5", index === at ? "font-semibold" : done ? "" : "text-muted")}>
              {label}
            </span>
            {note && <span className="text-xs text-muted">{note}</span>}
          </li>
        )
      })}
    </ol>
  )
}
