import { useSyncExternalStore } from "react"
import { type Visit, visit, watchVisit } from "./visit.ts"

/** The visit as this tab shows it; draws again when it changes, also by another tab. */
export const useVisit = (): Visit => useSyncExternalStore(watchVisit, visit)
