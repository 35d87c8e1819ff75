import { Suspense, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Icon } from "#ui/icon.tsx"
import { late } from "#ui/late.tsx"
import type { Flow } from "./recorder.ts"

// Not part of production builds: the condition is a constant at build time.
const FlowPanel =
  import.meta.env.VITE_DEMO || import.meta.env.DEV
    ? late(async () => (await import("./flow-panel.tsx")).default)
    : undefined

/** Button at the end of a page that opens the chart of its flow; only in the demo and in development. */
export function DemoFlow({ machine, recorder }: Partial<Flow>) {
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
      {state !== "unopened" && machine && recorder && (
        <Suspense>
          <FlowPanel machine={machine} recorder={recorder} open={state === "open"} onClose={() => setState("closed")} />
        </Suspense>
      )}
    </>
  )
}
