import { useMemo } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { describeMachine } from "#lib/machine-info.ts"
import { Button } from "#ui/button.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { Statechart } from "#ui/statechart.tsx"
import { chartOf, eventName } from "#ui/statechart-layout.ts"
import { type Flow, useFlowSteps } from "./recorder.ts"

/** Chart, current state and history of a running flow, which can be saved as JSON. */
export default function FlowDetails({ machine, recorder }: Flow) {
  const steps = useFlowSteps(recorder)
  const t = useTranslations("flow")
  const chart = useMemo(() => chartOf(describeMachine(machine)), [machine])
  const present = steps.findLast((step) => !step.machineId)?.state ?? ""
  const visited = useMemo(() => new Set(steps.filter((step) => !step.machineId).map((step) => step.state)), [steps])
  const here = chart.states.find(({ id }) => id === present)
  const next = chart.arrows.filter((arrow) => arrow.from === here?.id)
  const nameOf = (id: string) => chart.states.find((state) => state.id === id)?.name ?? id
  const save = () => {
    const transitions = chart.arrows.map(({ from, to, events }) => ({ from: nameOf(from), to: nameOf(to), events }))
    const text = JSON.stringify({ machine: machine.id, present, transitions, history: steps }, null, 2)
    const link = document.createElement("a")
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }))
    link.download = `${machine.id}.json`
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 text-sm">
      <Statechart chart={chart} currentId={here?.id} visited={visited} label={t("title", { name: machine.id })} />
      <section className="grid gap-2">
        <h3 className="font-semibold">{t("next", { state: here?.name ?? present })}</h3>
        <ul className="grid gap-1">
          {next.map(({ to, events }) => (
            <li key={to} className="font-mono text-xs">
              {`${events.join(" | ")} → ${nameOf(to)}`}
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-2">
        <h3 className="font-semibold">{t("history")}</h3>
        <ol className="grid gap-1">
          {steps.map((step, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are only appended
              key={index}
              className="flex justify-between gap-3 font-mono text-xs"
            >
              <span>{`${step.machineId ? `${step.machineId}: ` : ""}${eventName(step.event)} → ${step.state}`}</span>
              <span className="shrink-0 text-muted">
                <DateTime value={step.at} />
              </span>
            </li>
          ))}
        </ol>
      </section>
      <div>
        <Button icon="download" size="sm" onClick={save}>
          {t("save")}
        </Button>
      </div>
    </div>
  )
}
