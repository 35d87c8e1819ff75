import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { Disclosure } from "#ui/disclosure.tsx"
import { Select } from "#ui/select.tsx"
import type { Tone } from "#ui/tone.ts"
import { control, type RowDiff, type World, type WorldDiff } from "#workbench/control.ts"
import type { Snapshot } from "#workbench/snapshot-store.ts"
import { useAction } from "#workbench/use-control.ts"
import { PanelProblem, Section } from "./panel.tsx"

const CURRENT = "current"
const tones: Readonly<Record<RowDiff["kind"], Tone>> = { added: "done", removed: "refused", changed: "progress" }

/** The dock may be lower than the form above the result. */
const showLine = (line: HTMLElement | null) => line?.scrollIntoView({ block: "nearest" })

/** Compares two snapshots, or a snapshot and the current data, by table and row. */
export function SnapshotDiff({ snapshots }: { snapshots: readonly Snapshot[] }) {
  const t = useTranslations("workbench.diff")
  const [from, setFrom] = useState("")
  const [to, setTo] = useState(CURRENT)
  const [diff, setDiff] = useState<WorldDiff>()
  const action = useAction()
  const options = snapshots.map(({ id, name }) => ({ value: id, label: name }))
  const first = from || (snapshots[0]?.id ?? CURRENT)
  const worldOf = async (id: string): Promise<World> =>
    snapshots.find((snapshot) => snapshot.id === id)?.world ?? control<World>("GET", "world?as=changes")
  const compare = () =>
    action.run(async () => {
      setDiff(undefined)
      const [before, after] = [await worldOf(first), await worldOf(to)]
      setDiff(await control<WorldDiff>("POST", "diff", { from: before, to: after }))
    })
  return (
    <Section title={t("title")}>
      <PanelProblem error={action.error} />
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t("from")}
          className="w-full sm:w-60"
          options={options}
          value={first}
          onChange={(event) => setFrom(event.target.value)}
        />
        <Select
          label={t("to")}
          className="w-full sm:w-60"
          options={[{ value: CURRENT, label: t("current") }, ...options]}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
        <Button
          busy={action.isBusy}
          disabledReason={snapshots.length === 0 ? t("needsSnapshot") : null}
          onClick={compare}
        >
          {t("compare")}
        </Button>
      </div>
      {diff && (
        <div role="status">
          <p ref={showLine}>{t("count", { count: diff.count })}</p>
          {Object.entries(diff.tables).map(([name, { count, rows }]) => (
            <Disclosure key={name} title={name} aside={t("rows", { count })}>
              <ul className="grid gap-3">
                {rows.map((row) => (
                  <DiffRow key={row.id} row={row} />
                ))}
              </ul>
            </Disclosure>
          ))}
        </div>
      )}
    </Section>
  )
}

function DiffRow({ row: { id, kind, columns, row } }: { row: RowDiff }) {
  const t = useTranslations("workbench.diff")
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[kind]}>{t(kind)}</Badge>
        <span className="font-mono text-xs break-all">{id}</span>
      </p>
      {columns && (
        <ul className="grid gap-0.5 font-mono text-xs">
          {Object.entries(columns).map(([name, [before, after]]) => (
            <li key={name} className="break-all">
              {`${name}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`}
            </li>
          ))}
        </ul>
      )}
      {row && <p className="line-clamp-3 font-mono text-xs break-all text-muted">{JSON.stringify(row)}</p>}
    </li>
  )
}
