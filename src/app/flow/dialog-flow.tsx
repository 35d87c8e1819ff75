import { type ReactNode, Suspense, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { late } from "#ui/late.tsx"
import type { Flow } from "./recorder.ts"

const FlowDetails = late(async () => (await import("./flow-details.tsx")).default)

/** Chart of a dialog's flow: a toggle button for the footer, and the chart for the dialog's content. */
export function useDialogFlow(flow: Flow): { button: ReactNode; drawing: ReactNode } {
  const t = useTranslations("flow")
  const [isShown, draw] = useState(false)
  const button = (
    <span className="order-first mr-auto max-sm:hidden">
      <IconButton
        icon="chart"
        label={t(isShown ? "hide" : "show")}
        aria-expanded={isShown}
        onClick={() => draw(!isShown)}
      />
    </span>
  )
  const drawing = isShown && (
    <Suspense>
      <FlowDetails {...flow} />
    </Suspense>
  )
  return { button, drawing }
}
