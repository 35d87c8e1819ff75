import { days, listSearch } from "#admin/kit/list/list-search.ts"
import { listOf, oneOf, text } from "#lib/search-params.ts"

/** States of a run; the last ones that can still change come first. */
export const runStates = [
  "not_started",
  "invoking",
  "waiting_to_compensate",
  "compensating",
  "failed",
  "reverted",
  "done",
] as const
export type RunState = (typeof runStates)[number]

/** Search parameters of the list of workflow runs. */
export const runSearch = listSearch(
  { state: listOf(oneOf(runStates)), workflow: listOf(text()), transaction: text(), created_at: days },
  ["workflow_id", "created_at", "updated_at"],
)
export type RunSearch = ReturnType<typeof runSearch>
