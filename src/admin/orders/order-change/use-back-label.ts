import { useLocation } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { Order } from "#schema/admin/entities/order.ts"

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The list that the change was opened from, and that leaving it returns to. */
    openedFrom?: "inbox"
  }
}

/** Whether the change was opened from the list of unfinished changes. */
export function useFromInbox(): boolean {
  const isFromInbox = useLocation({ select: ({ state }) => state.openedFrom === "inbox" })
  // The page is still shown while the next one loads.
  const [wasFromInbox] = useState(isFromInbox)
  return wasFromInbox
}

/** The label of the button that leaves a change: it names the page that it opens. */
export function useBackLabel(order: Pick<Order, "status"> | null): string {
  const t = useTranslations("admin.orderChange")
  const fromInbox = useFromInbox()
  if (fromInbox) return t("backToInbox")
  return t(order?.status === "draft" ? "backToDraft" : "back")
}
