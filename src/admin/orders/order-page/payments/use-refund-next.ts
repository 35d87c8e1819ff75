import { useRouterState } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { usePageNavigate } from "#app/use-page-navigate.ts"

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What the order's page opens at once, after a confirmation that asked for it. */
    nextTask?: "refund"
  }
}

/** Calls `open` once if the order's page was opened to refund what is due. */
export function useRefundNext(open: () => void): void {
  const isAsked = useRouterState({ select: ({ location }) => location.state.nextTask === "refund" })
  const navigate = usePageNavigate()
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    if (!isAsked) return
    // Not again after a reload.
    navigate({ to: ".", replace: true, state: {} })
    latest.current()
  }, [isAsked, navigate])
}
