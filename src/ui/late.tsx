import {
  type ComponentType,
  createContext,
  createElement,
  lazy,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { whenIdle } from "#lib/idle.ts"
import { memoizeUntilFailure } from "#lib/memoize.ts"
import { reloadPage } from "#lib/reload.ts"
import { Button } from "./button.tsx"

/** A component whose code is loaded on first render; suspends until then. */
export type Late<P> = ((props: P) => ReactNode) & {
  /** Preloads the code. A failure is shown only where the component is rendered. */
  preload: () => Promise<void>
  /** Whether the component renders without suspending. */
  isLoaded: () => boolean
}

/** Replaces the notice of a failed load after a successful one. */
const OnLoaded = createContext(() => {})

interface Closable {
  open?: boolean
  onClose?: () => void
}

/**
 * Replaces React's `lazy`, which caches a failed load permanently and throws it to the page's error boundary. If the
 * code can't be loaded, shows a notice with a reload button, or nothing (`hidden`); the next mount loads it again, as does
 * the browser's return to the network.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  failure: "shown" | "hidden" = "shown",
): Late<P> {
  let loaded: ComponentType<P> | undefined
  const loadOnce = memoizeUntilFailure(load)
  const loading = () =>
    loadOnce().then((Loaded) => {
      loaded = Loaded
      return Loaded
    })
  const start = (): ComponentType<P> =>
    lazy(() =>
      loading().then(
        (Loaded): { default: ComponentType<P> } => ({ default: Loaded }),
        () => ({ default: Failed }),
      ),
    )
  let current = start()
  function Failed({ open = true, onClose }: P & Closable): ReactNode {
    const onLoaded = useContext(OnLoaded)
    useEffect(() => {
      const retry = () => void loading().then(onLoaded, () => undefined)
      window.addEventListener("online", retry)
      return () => {
        window.removeEventListener("online", retry)
        current = start()
      }
    }, [onLoaded])
    return failure === "shown" && open && <LoadFailed onClose={onClose} />
  }
  const LateComponent: Late<P> = (props) => {
    // The same component as long as this one is mounted, or it would lose its state.
    const [type, setType] = useState(() => ({ component: loaded ?? current }))
    const [onLoaded] = useState(() => () => setType({ component: loaded ?? current }))
    return createElement(OnLoaded, { value: onLoaded }, createElement(type.component, props))
  }
  LateComponent.preload = () =>
    loading().then(
      () => undefined,
      () => undefined,
    )
  LateComponent.isLoaded = () => loaded !== undefined
  return LateComponent
}

interface Preloaded {
  preload: () => Promise<void>
}

/** Loads components when the browser is idle. The list must not change. */
export function usePreload(parts: readonly Preloaded[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of parts) void part.preload()
      }),
    [parts],
  )
}

/**
 * Loads a component when the browser is idle, and until then lets a lighter one stand in for it. The stand-in calls
 * `start` when it is used; `isStarted` follows as soon as the code has loaded, or has failed to.
 */
export function useStandIn<P>(part: Late<P>): { isStarted: boolean; start: () => void } {
  const [isStarted, setStarted] = useState(part.isLoaded)
  useEffect(() => whenIdle(part.preload), [part])
  const start = () => {
    if (part.isLoaded()) setStarted(true)
    else void part.preload().finally(() => setStarted(true))
  }
  return { isStarted, start }
}

/** Says that a part of the page couldn't be loaded, and offers to reload the page. */
export function LoadFailed({ onClose }: { onClose: (() => void) | undefined }) {
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
