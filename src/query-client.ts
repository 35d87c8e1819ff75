import {
  type FetchQueryOptions,
  focusManager,
  QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from "@tanstack/react-query"

/** Keeps a request that a route waits for; otherwise it would end when the last component that uses it is removed. */
class RouteQueryClient extends QueryClient {
  override async fetchQuery<Data, E = Error, Result = Data, Key extends QueryKey = QueryKey, Param = never>(
    options: FetchQueryOptions<Data, E, Result, Key, Param>,
  ): Promise<Result> {
    const waiting = { ...options, enabled: false } as unknown as QueryObserverOptions
    const release = new QueryObserver(this, waiting).subscribe(() => {})
    try {
      return await super.fetchQuery(options)
    } finally {
      release()
    }
  }
}

// The library itself notices only a tab that becomes visible, not a window beside others that gets the focus.
focusManager.setEventListener((onFocus) => {
  const listen = () => onFocus()
  const targets = typeof window === "undefined" ? [] : (["visibilitychange", "focus"] as const)
  for (const name of targets) window.addEventListener(name, listen)
  return () => {
    for (const name of targets) window.removeEventListener(name, listen)
  }
})

/** The SDK already retries failed reads; retrying here too would delay error messages. */
export const createQueryClient = (): QueryClient =>
  new RouteQueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 15_000, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  })
