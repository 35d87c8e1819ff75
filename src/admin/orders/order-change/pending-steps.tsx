import { createContext, useContext } from "react"
import { type ChangedLine, pendingQuantity, type QueuedEvent } from "#machines/orders/order-change/queued-event.ts"

/** Steps of a change page that are being saved or wait for that, oldest first. */
export const PendingSteps = createContext<readonly QueuedEvent[]>([])

/** The quantity that the user has chosen last for a line: the saved one, unless a pending step sets another. */
export const useChosenQuantity = (saved: number, line: ChangedLine): number =>
  pendingQuantity(useContext(PendingSteps), line) ?? saved
