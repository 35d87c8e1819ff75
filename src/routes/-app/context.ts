import type { QueryClient } from "@tanstack/react-query"
import type { Env } from "#lib/env.ts"
import type { Locale } from "#lib/locale.ts"
import type { LoadedMessages } from "#lib/messages/index.ts"

/** What every route's `beforeLoad` and `loader` is given. */
export interface RouterContext {
  env: Env
  queryClient: QueryClient
  locale: Locale
  /** The texts of both doors, here before the first paint. */
  shared: LoadedMessages
}
