import type { ReactNode } from "react"
import type { AddressProblem } from "#lib/address-problem.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { reasonText } from "#workbench/reasons.ts"
import type { WorkbenchSettings } from "#workbench/settings.ts"

export interface PanelProps {
  /** Loads the page's data again. */
  refresh: () => void
  /** Why parts of the page's address couldn't be applied. */
  problems: readonly AddressProblem[]
  settings: WorkbenchSettings
  onChange: (settings: Partial<WorkbenchSettings>) => void
}

/** Why an action of the workbench failed; the data is unchanged then. */
export function PanelProblem({ error }: { error: Error | undefined }) {
  const t = useTranslations("workbench")
  if (!error) return null
  return (
    <Banner tone="refused" title={t("failed")} announce>
      {reasonText(t, error)}
    </Banner>
  )
}

/** A group of controls with a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  )
}
