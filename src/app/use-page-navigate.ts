import { type RegisteredRouter, type UseNavigateResult, useMatch, useNavigate, useRouter } from "@tanstack/react-router"
import { useCallback } from "react"

/**
 * `navigate` for what a page starts: its effects, timers, filters and saved forms. It does nothing as soon as another page
 * was requested, even while this page is still shown.
 */
export function usePageNavigate<From extends string = string>(options?: { from?: From }): UseNavigateResult<From> {
  const router = useRouter()
  const navigate = useNavigate<RegisteredRouter, From>(options as { from?: never })
  const { routeId, params } = useMatch({ strict: false, select: ({ routeId, params }) => ({ routeId, params }) })
  return useCallback(
    async (target: Parameters<typeof navigate>[0]) => {
      const [routes, present] = router.getMatchedRoutes(router.latestLocation.pathname)
      const isShown =
        routes.some(({ id }) => id === routeId) &&
        Object.entries(params).every(([name, value]) => present[name] === value)
      if (isShown) await navigate(target)
    },
    [router, navigate, routeId, params],
  ) as UseNavigateResult<From>
}
