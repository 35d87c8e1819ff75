import { useState } from "react"
import { withBase } from "#lib/base-path.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { SearchField } from "#ui/search-field.tsx"
import { Select } from "#ui/select.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import type { ScenarioInfo, ScenarioList } from "#workbench/control.ts"
import { openingPage, switchScenario } from "#workbench/open-scenario.ts"
import { useAction, useControl } from "#workbench/use-control.ts"
import { AddressBanner } from "./address-banner.tsx"
import { PanelProblem, type PanelProps, Section } from "./panel.tsx"

/** Groups whose scenarios are states of a flow. */
const flows = ["checkout", "orders", "edits", "returns", "exchanges", "claims", "transfers", "drafts"] as const
const groups = [
  "data",
  ...flows,
  "stock",
  "catalog",
  "promotions",
  "taxes",
  "team",
  "texts",
  "network",
  "other",
] as const
type Group = (typeof groups)[number]
const groupOf = ({ group }: ScenarioInfo): Group => groups.find((name) => name === group) ?? "other"

/** Shows which scenario is loaded, and loads another one. */
export function ScenarioPanel({ problems }: PanelProps) {
  const t = useTranslations("workbench.scenario")
  const locale = useLocale()
  const [query, setQuery] = useState("")
  const { data, error } = useControl<ScenarioList>(`scenarios?locale=${locale}`)
  const action = useAction()
  const go = (page: () => Promise<string>) => action.run(async () => location.assign(withBase(await page())))
  const { scenarios = [], current = "" } = data ?? {}
  const present = scenarios.find(({ name }) => name === current)
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = scenarios.filter(({ name, about }) => {
    const text = `${name} ${about}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  if (!data && !error) return <SkeletonText lines={6} />
  return (
    <div className="grid gap-5">
      <AddressBanner problems={problems} part="parameters" />
      <PanelProblem error={action.error ?? error} />
      {present && (
        <Section title={t("current")}>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="min-w-0 flex-1 basis-72">
              <span className="font-mono">{present.name}</span> <span className="text-muted">{present.about}</span>
            </p>
            <Button size="sm" busy={action.isBusy} onClick={() => go(openingPage)}>
              {t("show")}
            </Button>
            <Button size="sm" busy={action.isBusy} onClick={() => go(() => switchScenario(present.name, "this page"))}>
              {t("restart")}
            </Button>
          </div>
        </Section>
      )}
      <div className="flex flex-wrap items-end gap-4">
        <Select
          label={t("jump")}
          className="w-full sm:w-72"
          value=""
          onChange={(event) => go(() => switchScenario(event.target.value, "its page"))}
        >
          <option value="">{t("chooseState")}</option>
          {flows.map((group) => (
            <optgroup key={group} label={t(`groups.${group}`)}>
              {scenarios
                .filter((each) => groupOf(each) === group)
                .map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
            </optgroup>
          ))}
        </Select>
        <SearchField label={t("search")} value={query} onSearch={setQuery} delay={100} />
        <p className="text-muted" role="status">
          {t("count", { found: String(found.length), all: String(scenarios.length) })}
        </p>
      </div>
      {groups.map((group) => {
        const members = found.filter((each) => groupOf(each) === group)
        return (
          members.length > 0 && (
            <Section key={group} title={t(`groups.${group}`)}>
              <ul className="grid divide-y divide-line rounded-lg border border-line">
                {members.map((each) => (
                  <ScenarioRow
                    key={each.name}
                    scenario={each}
                    isCurrent={each.name === current}
                    isBusy={action.isBusy}
                    go={go}
                  />
                ))}
              </ul>
            </Section>
          )
        )
      })}
    </div>
  )
}

interface RowProps {
  scenario: ScenarioInfo
  isCurrent: boolean
  isBusy: boolean
  go: (page: () => Promise<string>) => void
}

function ScenarioRow({ scenario: { name, about, has_page }, isCurrent, isBusy, go }: RowProps) {
  const t = useTranslations("workbench.scenario")
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-2 font-mono">
          {name}
          {isCurrent && <Badge tone="done">{t("loaded")}</Badge>}
        </p>
        <p className="text-muted">{about}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {has_page && (
          <Button size="sm" variant="primary" busy={isBusy} onClick={() => go(() => switchScenario(name, "its page"))}>
            {t("open", { name })}
          </Button>
        )}
        <Button size="sm" busy={isBusy} onClick={() => go(() => switchScenario(name, "this page"))}>
          {t("switch", { name })}
        </Button>
      </div>
    </li>
  )
}
