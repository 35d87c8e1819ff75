import { useMemo, useState, useSyncExternalStore } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { readTouched, touchedText, watchTouched } from "#lib/machine-coverage.ts"
import type { MachineInfo } from "#lib/machine-info.ts"
import { Button } from "#ui/button.tsx"
import { ProgressBar } from "#ui/progress-bar.tsx"
import { SearchField } from "#ui/search-field.tsx"
import { Select } from "#ui/select.tsx"
import { listMachines, type ShownItems, shownItems } from "#workbench/machine-list.ts"
import machines from "#workbench/machines.gen.json"
import { resetCoverage } from "#workbench/reset-coverage.ts"
import { useAction } from "#workbench/use-control.ts"
import { MachineRow } from "./machine-row.tsx"
import { PanelProblem } from "./panel.tsx"

const infos = machines as readonly MachineInfo[]

/** The states and transitions of all machines, and which of them the open tabs have used since the last reset. */
export default function MachineCoverage() {
  const t = useTranslations("workbench.coverage")
  const text = useSyncExternalStore(watchTouched, touchedText)
  const touched = useMemo(() => readTouched(text), [text])
  const [shown, setShown] = useState<ShownItems>("all")
  const [query, setQuery] = useState("")
  const action = useAction()
  const all = useMemo(() => listMachines(infos, touched, "all", ""), [touched])
  const found = useMemo(() => listMachines(infos, touched, shown, query), [touched, shown, query])
  const sum = (count: (machine: (typeof all)[number]) => number) =>
    all.reduce((total, machine) => total + count(machine), 0)
  const progress = (label: string, value: number, max: number) => (
    <ProgressBar
      label={label}
      value={value}
      max={Math.max(max, 1)}
      text={t("of", { touched: String(value), all: String(max) })}
    />
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PanelProblem error={action.error} />
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {progress(
          t("states"),
          sum(({ touchedStates }) => touchedStates),
          sum(({ info }) => info.states.length),
        )}
        {progress(
          t("transitions"),
          sum(({ touchedTransitions }) => touchedTransitions),
          sum(({ info }) => info.transitions.length),
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <SearchField label={t("searchMachines")} value={query} onSearch={setQuery} delay={100} />
        <Select
          label={t("showItems")}
          labelHidden
          className="w-full sm:w-64"
          options={shownItems.map((value) => ({ value, label: t(`shownItems.${value}`) }))}
          value={shown}
          onChange={(event) => setShown(event.target.value as ShownItems)}
        />
        <p role="status" className="flex-1 text-muted">
          {t("machines", { count: found.length })}
        </p>
        <Button size="sm" busy={action.isBusy} onClick={() => action.run(resetCoverage)}>
          {t("reset")}
        </Button>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-lg border border-line empty:hidden">
        {found.map((machine) => (
          <MachineRow key={machine.info.id} machine={machine} />
        ))}
      </ul>
    </div>
  )
}
