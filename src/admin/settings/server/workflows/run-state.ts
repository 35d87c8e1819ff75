import type { Tone } from "#ui/tone.ts"
import type { RunState } from "./run-search.ts"

/** Whether a run can still change. */
export const isUnfinished = (state: RunState): boolean => !["done", "failed", "reverted"].includes(state)

export const runTones: Readonly<Record<RunState, Tone>> = {
  not_started: "inactive",
  invoking: "progress",
  waiting_to_compensate: "waiting",
  compensating: "waiting",
  failed: "refused",
  reverted: "refused",
  done: "done",
}
