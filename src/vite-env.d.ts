/** What the build and the environment hand to the app; read it in src/lib/env.ts and in the boot file only. */
interface ImportMetaEnv {
  /** True where the app runs on the in-memory backend. A constant at build time: the other branch is not built. */
  readonly VITE_DEMO: boolean
  /** Address of a real server, for example `http://localhost:9000`. */
  readonly VITE_API_URL?: string
  /** Publishable key of that server's sales channel, `pk_…`. */
  readonly VITE_PUBLISHABLE_KEY?: string
  /** Who answers the search: `hosted`, `store`, `listing` or `auto`; what each needs stands in docs/search.md. */
  readonly VITE_SEARCH?: string
  readonly VITE_SEARCH_APP_ID?: string
  readonly VITE_SEARCH_KEY?: string
  readonly VITE_SEARCH_INDEX?: string
  readonly VITE_SEARCH_HOST?: string
  readonly VITE_SEARCH_FACETS?: string
}
