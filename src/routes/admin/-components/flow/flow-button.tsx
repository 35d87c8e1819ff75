import { lazy, Suspense, useState } from "react"
import type { AnyStateMachine } from "xstate"
import { useTranslations } from "#lib/i18n.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import type { FlowStep } from "./recorder.ts"

const FlowPanel = lazy(() => import("./flow-panel.tsx").then((module) => ({ default: module.FlowPanel })))

interface FlowButtonProps {
  machine: AnyStateMachine
  steps: readonly FlowStep[]
}

/** Opens the drawing of the running flow; it is loaded when somebody wants to see it. */
export function FlowButton({ machine, steps }: FlowButtonProps) {
  const t = useTranslations("admin.flow")
  const [open, setOpen] = useState(false)
  const [wanted, want] = useState(false)
  return (
    <>
      <IconButton
        icon="chart"
        label={t("show")}
        onClick={() => {
          want(true)
          setOpen(true)
        }}
      />
      {wanted && (
        <Suspense>
          <FlowPanel open={open} onClose={() => setOpen(false)} machine={machine} steps={steps} />
        </Suspense>
      )}
    </>
  )
}
