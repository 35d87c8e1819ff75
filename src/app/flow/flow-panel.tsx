import { useTranslations } from "#lib/i18n.tsx"
import { Drawer } from "#ui/drawer.tsx"
import FlowDetails from "./flow-details.tsx"
import type { Flow } from "./recorder.ts"

interface FlowPanelProps extends Flow {
  open: boolean
  onClose: () => void
}

/** Drawer with the chart of the running flow. */
export default function FlowPanel({ open, onClose, ...flow }: FlowPanelProps) {
  const t = useTranslations("flow")
  return (
    <Drawer open={open} onClose={onClose} title={t("title", { name: flow.machine.id })} size="lg">
      <FlowDetails {...flow} />
    </Drawer>
  )
}
