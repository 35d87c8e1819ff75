import { type ComponentType, createElement, lazy, type ReactNode, useEffect } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { memoizeUntilFailure } from "#lib/memoize.ts"
import { reloadPage } from "#lib/reload.ts"
import { Button } from "./button.tsx"

/** A component whose code is loaded on first render; suspends until then. */
export type Late<P> = ((props: P) => ReactNode) & {
  /** Preloads the code. A failure is shown only where the component is rendered. */
  preload: () => void
}

interface Closable {
  open?: boolean
  onClose?: () => void
}

/**
 * Replaces React's `lazy`, which caches a failed load permanently and throws it to the page's error boundary. If the
 * code can't be loaded, shows a notice with a reload button, or nothing (`hidden`); the next mount loads it again.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  failure: "shown" | "hidden" = "shown",
): Late<P> {
  const loadOnce = memoizeUntilFailure(load)
  const start = (): ComponentType<P> =>
    lazy(() =>
      loadOnce().then(
        (Loaded): { default: ComponentType<P> } => ({ default: Loaded }),
        () => ({ default: Failed }),
      ),
    )
  let current = start()
  function Failed({ open = true, onClose }: P & Closable): ReactNode {
    useEffect(
      () => () => {
        current = start()
      },
      [],
    )
    return failure === "shown" && open && <LoadFailed onClose={onClose} />
  }
  const LateComponent: Late<P> = (props) => createElement(current, props)
  LateComponent.preload = () => void loadOnce().catch(() => undefined)
  return LateComponent
}

function LoadFailed({ onClose }: { onClose: (() => void) | undefined }) {
  const t = useTranslations("ui.loadFailed")
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-60 mx-auto grid max-w-md gap-3 rounded-lg border border-line bg-surface p-4 text-sm shadow-lg"
    >
      <div>
        <p className="font-semibold">{t("title")}</p>
        <p>{t("text")}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon="refresh" onClick={reloadPage}>
          {t("reload")}
        </Button>
        {onClose && (
          <Button size="sm" variant="quiet" onClick={onClose}>
            {t("close")}
          </Button>
        )}
      </div>
    </div>
  )
}
