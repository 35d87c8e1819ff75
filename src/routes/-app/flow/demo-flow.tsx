import { Suspense, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Icon } from "#ui/icon.tsx"
import { late } from "#ui/late.tsx"
import type { Flow } from "./recorder.ts"

// A production build leaves the import out: the condition is known when it is built.
const FlowPanel =
  import.meta.env.VITE_DEMO || import.meta.env.DEV
    ? late(async () => (await import("./flow-panel.tsx")).default)
    : undefined

/** Opens the drawing of a flow that others than the team go through: in the demo and in development only, at the page's end. */
export function DemoFlow(flow: Flow) {
  const t = useTranslations("flow")
  const [state, setState] = useState<"unopened" | "open" | "closed">("unopened")
  if (!FlowPanel) return null
  return (
    <>
      <button
        type="button"
        onClick={() => setState("open")}
        className="mx-auto mt-auto flex min-h-8 w-fit cursor-pointer items-center gap-2 rounded-sm px-2 text-xs text-muted hover:text-ink touch-target"
      >
        <Icon name="chart" />
        {t("show")}
      </button>
      {state !== "unopened" && (
        <Suspense>
          <FlowPanel {...flow} open={state === "open"} onClose={() => setState("closed")} />
        </Suspense>
      )}
    </>
  )
}
