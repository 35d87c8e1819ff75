import type { AnyRoute } from "@tanstack/react-router"
import type { ReactNode } from "react"

type Lazy = ((props: object) => ReactNode) & { preload?: (() => Promise<unknown> | undefined) | undefined }

const kinds = ["component", "pendingComponent", "errorComponent", "notFoundComponent"] as const
const wrapped = new WeakSet<Lazy>()

/**
 * Makes components whose chunk is still loading suspend by throwing a promise. The router calls `use()` before the
 * chunk has loaded but not afterwards, which React reports as an error in development.
 */
export function suspendLateComponents(route: AnyRoute): void {
  const options: Partial<Record<(typeof kinds)[number], Lazy>> = route.options as object
  for (const kind of kinds) {
    const component = options[kind]
    if (component?.preload && !wrapped.has(component)) options[kind] = suspendUntilLoaded(component)
  }
  const children: AnyRoute[] = Object.values(route.children ?? {})
  children.forEach(suspendLateComponents)
}

function suspendUntilLoaded(Component: Lazy): Lazy {
  let loading: Promise<unknown> | undefined
  let isReady = false
  const load = () => {
    // A chunk that fails to load settles too; the router's component then throws its error.
    loading ??= Promise.resolve(Component.preload?.()).finally(() => {
      isReady = true
      loading = undefined
    })
    return loading
  }
  const Late: Lazy = (props) => {
    if (!isReady) throw load()
    return <Component {...props} />
  }
  Late.preload = load
  wrapped.add(Late)
  return Late
}
