import { useLocation } from "@tanstack/react-router"
import { useEffect } from "react"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import type { OrderTransferOutcome } from "#machines/store/order-transfer/order-transfer.machine.ts"

type Outcome = OrderTransferOutcome["outcome"]

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** How the transfer request of this page was answered. */
    transferOutcome?: Outcome
  }
}

/**
 * Keeps the answer to a transfer request for a reload and the browser's back button: it can't be answered again. That a
 * request is closed or its order missing is asked again.
 */
export function useTransferOutcome(outcome: Outcome | undefined): Outcome | undefined {
  const kept = useLocation({ select: ({ state }) => state.transferOutcome })
  const navigate = usePageNavigate()
  useEffect(() => {
    const state = (before: object) => ({ ...before, transferOutcome: outcome })
    if (outcome && outcome !== "closed" && outcome !== "missing")
      void navigate({ to: ".", replace: true, resetScroll: false, state } as never)
  }, [outcome, navigate])
  return outcome ?? kept
}
