import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { ProgressBar } from "#ui/progress-bar.tsx"
import { SearchField } from "#ui/search-field.tsx"
import { Select } from "#ui/select.tsx"
import type { CountedOperation } from "#workbench/control.ts"
import { resetCoverage } from "#workbench/reset-coverage.ts"
import { useAction, useControl } from "#workbench/use-control.ts"
import { PanelProblem } from "./panel.tsx"

const shown = ["touched", "untouched", "failed"] as const
type Shown = (typeof shown)[number]

const passes: Readonly<Record<Shown, (operation: CountedOperation) => boolean>> = {
  touched: ({ received }) => received > 0,
  untouched: ({ received }) => received === 0,
  failed: ({ received, succeeded }) => received > 0 && succeeded === 0,
}

/** The operations that the open tabs have used since the backend started or the counts were reset. */
export function OperationCoverage() {
  const t = useTranslations("workbench.coverage")
  const { data, error, reload } = useControl<{ operations: readonly CountedOperation[] }>("operations", 2_000)
  const [filter, setFilter] = useState<Shown>("touched")
  const [query, setQuery] = useState("")
  const action = useAction()
  const operations = data?.operations ?? []
  const touched = operations.filter(passes.touched).length
  const found = operations.filter(
    (each) =>
      passes[filter](each) && `${each.method} ${each.path} ${each.about}`.toLowerCase().includes(query.toLowerCase()),
  )
  return (
    <div className="grid gap-4">
      <PanelProblem error={action.error ?? error} />
      <ProgressBar
        label={t("progress")}
        value={touched}
        max={Math.max(operations.length, 1)}
        text={t("of", { touched: String(touched), all: String(operations.length) })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <SearchField label={t("search")} value={query} onSearch={setQuery} delay={100} />
        <Select
          label={t("show")}
          labelHidden
          className="w-full sm:w-64"
          options={shown.map((value) => ({ value, label: t(`shown.${value}`) }))}
          value={filter}
          onChange={(event) => setFilter(event.target.value as Shown)}
        />
        <p className="flex-1 text-muted">{t("count", { count: found.length })}</p>
        <Button size="sm" busy={action.isBusy} onClick={() => action.run(resetCoverage).then(reload)}>
          {t("reset")}
        </Button>
      </div>
      <ul className="grid divide-y divide-line rounded-lg border border-line empty:hidden">
        {found.map((each) => (
          <OperationRow key={`${each.method} ${each.path}`} operation={each} />
        ))}
      </ul>
    </div>
  )
}

function OperationRow({ operation }: { operation: CountedOperation }) {
  const t = useTranslations("workbench.coverage")
  const { method, path, about, received, succeeded } = operation
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-1.5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-mono text-xs break-all">{`${method} ${path}`}</p>
        <p className="text-xs text-muted">{about}</p>
      </div>
      {received > 0 && (
        <Badge tone={succeeded > 0 ? "done" : "waiting"}>
          {t("requests", { received: String(received), succeeded: String(succeeded) })}
        </Badge>
      )}
    </li>
  )
}
