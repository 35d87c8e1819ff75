import { Suspense } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { late } from "#ui/late.tsx"
import { Radio } from "#ui/radio.tsx"
import { coverageViews } from "#workbench/settings.ts"
import { OperationCoverage } from "./operation-coverage.tsx"
import type { PanelProps } from "./panel.tsx"

// Contains the states and transitions of all machines.
const MachineCoverage = late(async () => (await import("./machine-coverage.tsx")).default)

/** What has been used since the coverage was reset: operations of the API, or states and transitions of the flows. */
export function CoveragePanel({ settings, onChange }: PanelProps) {
  const t = useTranslations("workbench.coverage")
  const view = settings.coverage ?? "operations"
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
        <legend className="sr-only">{t("view")}</legend>
        {coverageViews.map((name) => (
          <Radio
            key={name}
            name="coverage-view"
            label={t(`views.${name}`)}
            checked={name === view}
            onSelect={() => onChange({ coverage: name })}
          />
        ))}
      </fieldset>
      {view === "operations" ? (
        <OperationCoverage />
      ) : (
        <Suspense>
          <MachineCoverage />
        </Suspense>
      )}
    </div>
  )
}
