import { type ReactNode, useMemo, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Badge } from "#ui/badge.tsx"
import { cx } from "#ui/cx.ts"
import { Icon } from "#ui/icon.tsx"
import { Statechart } from "#ui/statechart.tsx"
import { chartOf, eventName } from "#ui/statechart-layout.ts"
import { VisuallyHidden } from "#ui/visually-hidden.tsx"
import { type CoverageItem, type ListedMachine, transitionText } from "#workbench/machine-list.ts"

/** A machine with its counts; opened, its statechart and the list of its states and transitions. */
export function MachineRow({ machine }: { machine: ListedMachine }) {
  const t = useTranslations("workbench.coverage")
  const [isOpen, setOpen] = useState(false)
  const { info, touchedStates, touchedTransitions } = machine
  const isComplete = touchedStates === info.states.length && touchedTransitions === info.transitions.length
  const counts = t("counts", {
    states: String(touchedStates),
    allStates: info.states.length,
    transitions: String(touchedTransitions),
    allTransitions: info.transitions.length,
  })
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-10 w-full cursor-pointer items-center gap-3 px-3 py-1.5 text-left -outline-offset-2 hover:bg-hover"
      >
        <Icon name={isOpen ? "chevronDown" : "chevronRight"} className="text-muted" />
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
          <span className="min-w-0 flex-1 basis-40 font-mono text-xs break-all">{info.id}</span>{" "}
          {touchedStates > 0 ? (
            <Badge tone={isComplete ? "done" : "progress"}>{counts}</Badge>
          ) : (
            <span className="px-2 text-xs text-muted max-sm:px-0">{counts}</span>
          )}
        </span>
      </button>
      {isOpen && <Details machine={machine} />}
    </li>
  )
}

function Details({ machine }: { machine: ListedMachine }) {
  const t = useTranslations("workbench.coverage")
  const { info, touched, states, transitions } = machine
  const chart = useMemo(() => chartOf(info), [info])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line bg-sunken p-3">
      <Statechart chart={chart} label={t("chart", { name: info.id })} visited={touched} taken={touched} />
      <p className="text-xs text-muted">{t("legend")}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Items title={t("states")} items={states}>
          {({ path, type }) => (type === "final" || type === "history" ? `${path} (${t(`types.${type}`)})` : path)}
        </Items>
        <Items title={t("transitions")} items={transitions}>
          {(transition) => (
            <>
              {transitionText(transition, info.id)}
              <span className="text-muted">
                {` · ${eventName(transition.event)}${transition.guard ? ` [${transition.guard}]` : ""}`}
              </span>
            </>
          )}
        </Items>
      </div>
    </div>
  )
}

interface ItemsProps<T> {
  title: string
  items: readonly CoverageItem<T>[]
  children: (info: T) => ReactNode
}

function Items<T>({ title, items, children }: ItemsProps<T>) {
  const t = useTranslations("workbench.coverage")
  if (items.length === 0) return null
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] content-start gap-1">
      <h3 className="text-xs font-semibold">{title}</h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {items.map(({ key, info, isTouched }) => (
          <li key={key} className="flex items-start gap-2 font-mono text-xs/5">
            <span className={cx("mt-1 shrink-0", isTouched ? "text-done-ink" : "text-faint")}>
              <Icon name={isTouched ? "check" : "minus"} size={14} />
              <VisuallyHidden>{t(isTouched ? "touched" : "untouched")}</VisuallyHidden>
            </span>
            <span className={cx("min-w-0 break-words", !isTouched && "text-muted")}>{children(info)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
