import type { QueryClient } from "@tanstack/react-query"
import type { Env } from "#lib/env.ts"
import type { Locale } from "#lib/locale.ts"
import type { LoadedMessages } from "#lib/messages/index.ts"

/** Context passed to every route's `beforeLoad` and `loader`. */
export interface RouterContext {
  env: Env
  queryClient: QueryClient
  locale: Locale
  /** Messages shared by the storefront and the back office, loaded before the first paint. */
  shared: LoadedMessages
}
