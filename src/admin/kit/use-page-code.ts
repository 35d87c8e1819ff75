import { type AnyRoute, type LinkProps, useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { whenIdle } from "#lib/idle.ts"

/** Loads the code of a page that is likely next, when the browser is idle. The page itself reports a failure. */
export function usePageCode(path: LinkProps["to"] & string): void {
  const router = useRouter()
  useEffect(() => {
    const routes: object = router.routesByPath
    const route = (routes as Partial<Record<string, AnyRoute>>)[path]
    if (!route) return
    return whenIdle(() => void router.loadRouteChunk(route)?.catch(() => undefined))
  }, [router, path])
}
