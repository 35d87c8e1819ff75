import { Suspense, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { late } from "#ui/late.tsx"
import type { Flow } from "./recorder.ts"

const FlowPanel = late(async () => (await import("./flow-panel.tsx")).default)

/** Button that opens the chart of the running flow; the panel is loaded on the first click. */
export function FlowButton({ label, ...flow }: Flow & { label?: string }) {
  const t = useTranslations("flow")
  const [open, setOpen] = useState(false)
  const [isLoaded, want] = useState(false)
  return (
    <>
      <IconButton
        icon="chart"
        label={label ?? t("show")}
        onClick={() => {
          want(true)
          setOpen(true)
        }}
      />
      {isLoaded && (
        <Suspense>
          <FlowPanel {...flow} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
