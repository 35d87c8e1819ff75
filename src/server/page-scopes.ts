import { AsyncLocalStorage } from "node:async_hooks"
import { type PageScope, provideScope } from "#lib/page-scope.ts"

const scopes = new AsyncLocalStorage<PageScope>()
provideScope(() => scopes.getStore())

/** Runs `work` for one page; several pages can be rendered at a time. */
export const runInScope = <T>(scope: PageScope, work: () => T): T => scopes.run(scope, work)
