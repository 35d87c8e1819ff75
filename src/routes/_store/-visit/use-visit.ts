import { useSyncExternalStore } from "react"
import { type Visit, visit, watchVisit } from "./visit.ts"

/** Returns the visit as known to this tab; re-renders when it changes, also in another tab. */
export const useVisit = (): Visit => useSyncExternalStore(watchVisit, visit, visit)
