import { fromPromise } from "xstate"
import { fromAbortable } from "#machines/kit/abortable.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { CategoryNode, Move } from "./category-reorder.rules.ts"
import { loadCategories, moveCategory } from "./move-category.ts"

export const categoryReorderActors = (sdk: AdminSdk) => ({
  load: fromAbortable<readonly CategoryNode[], void>(({ signal }) => loadCategories(sdk, signal)),
  /** Not aborted when the page is left. */
  save: fromPromise(({ input }: { input: Move }) => moveCategory(sdk, input)),
})
