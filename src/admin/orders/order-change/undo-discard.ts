import { type HistoryState, useLocation, useNavigate } from "@tanstack/react-router"
import { useCallback, useEffect, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { Restoration } from "#machines/orders/order-change/restoration.ts"
import type { Toast } from "#ui/toasts.tsx"
import { continueAt } from "./continue-at.ts"

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Key of the steps that the opened change page stages at once. */
    requestedSteps?: string
  }
}

/** Milliseconds to undo discarding a change. */
const UNDO_TIME = 10_000

type Start = Pick<Restoration, "startOptions" | "steps">

/** Requested steps by key. After a reload there are none, so that they aren't staged again. */
const requested = new Map<string, Start>()

/**
 * Requests steps for the page of a change. Navigate there with the returned state: the page stages them as if they had been
 * entered there. A navigation that is blocked leaves nothing behind for a later visit.
 */
export function requestSteps(start: Start): HistoryState {
  const requestedSteps = crypto.randomUUID()
  requested.clear()
  requested.set(requestedSteps, start)
  return { requestedSteps }
}

/**
 * Returns the toast after a change was discarded. Its "Undo" opens the change's page, which starts the change again
 * and stages its steps. Without a restoration there is nothing to undo.
 */
export function useDiscardedToast(): (title: string, restoration: Restoration | null) => Toast {
  const t = useTranslations("admin.inbox")
  const navigate = useNavigate()
  return useCallback(
    (title, restoration) => {
      if (!restoration) return { title }
      const { orderId: id, isDraft } = restoration
      const onClick = () => {
        const state = requestSteps(restoration)
        if (isDraft) navigate({ to: "/admin/draft-orders/$id/edit", params: { id }, state })
        else navigate({ to: "/admin/orders/$id", params: { id }, ...continueAt(restoration, id), state })
      }
      return { title, lifetime: UNDO_TIME, action: { label: t("undo"), onClick } }
    },
    [t, navigate],
  )
}

/**
 * Key of the steps that the page of a change was opened with. It changes if the shown page is opened again, for example to
 * undo discarding a change, but not while another page loads.
 */
export function useRequestKey(orderId: string): string | undefined {
  const pathname = useLocation({ select: (location) => location.pathname })
  const key = useLocation({ select: ({ state }) => state.requestedSteps })
  const [opened, setOpened] = useState({ orderId, pathname, key })
  const isOpenedAgain = key !== undefined && key !== opened.key && pathname === opened.pathname
  if (orderId !== opened.orderId || isOpenedAgain) setOpened({ orderId, pathname, key })
  return opened.key
}

/** The steps that were requested for this page; used once, so going back to it stages nothing. */
export function useRequestedSteps(key: string | undefined): Start | undefined {
  const [start] = useState(() => requested.get(key ?? ""))
  useEffect(() => void requested.delete(key ?? ""), [key])
  return start
}
