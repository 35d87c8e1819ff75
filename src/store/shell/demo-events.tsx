import { Suspense, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { late } from "#ui/late.tsx"

// Not part of production builds: the condition is a constant at build time.
const Inspector = import.meta.env.VITE_DEMO
  ? late(async () => (await import("#store/search/statistics/event-inspector.tsx")).default)
  : undefined

/** Button that opens the list of search events; only in the demo. */
export function DemoEvents() {
  const t = useTranslations("store.layout")
  const [state, setState] = useState<"unopened" | "open" | "closed">("unopened")
  if (!Inspector) return null
  return (
    <>
      <button
        type="button"
        onClick={() => setState("open")}
        className="w-fit cursor-pointer rounded-sm py-1 text-left text-sm text-muted hover:text-ink"
      >
        {t("demo.searchEvents")}
      </button>
      {state !== "unopened" && (
        <Suspense>
          <Inspector open={state === "open"} onClose={() => setState("closed")} />
        </Suspense>
      )}
    </>
  )
}
