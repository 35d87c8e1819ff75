import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { ControlError } from "#workbench/control.ts"
import type { WorkbenchSettings } from "#workbench/settings.ts"

export interface PanelProps {
  /** Loads the page's data again. */
  refresh: () => void
  /** Why the link that opened the page couldn't be applied. */
  problem?: string | undefined
  settings: WorkbenchSettings
  onChange: (settings: Partial<WorkbenchSettings>) => void
}

/** Why an action of the workbench failed; the data is unchanged then. */
export function PanelProblem({ error }: { error: Error | undefined }) {
  const t = useTranslations("workbench")
  if (!error) return null
  return (
    <Banner tone="refused" title={t("failed")} announce>
      {error instanceof ControlError && error.status === 0
        ? t("unreachable", { reason: error.message })
        : error.message}
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
