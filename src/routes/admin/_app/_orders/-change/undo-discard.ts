import { useNavigate } from "@tanstack/react-router"
import { useCallback, useEffect, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { Restoration } from "#machines/order-change/restoration.ts"
import type { Toast } from "#ui/toasts.tsx"
import { continueAt } from "./continue-change.ts"

/** Milliseconds to undo discarding a change. */
const UNDO_TIME = 10_000

type Start = Pick<Restoration, "startOptions" | "steps">

/** Steps to stage when an order's change page opens. */
const requested = new Map<string, Start>()

/** Stages steps as soon as a change's page opens, as if they had been entered there. */
export const requestSteps = (orderId: string, start: Start): void => void requested.set(orderId, start)

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
        requestSteps(id, restoration)
        if (isDraft) navigate({ to: "/admin/draft-orders/$id/edit", params: { id } })
        else navigate({ to: "/admin/orders/$id", params: { id }, ...continueAt(restoration, id) })
      }
      return { title, lifetime: UNDO_TIME, action: { label: t("undo"), onClick } }
    },
    [t, navigate],
  )
}

/** The steps that were requested before the change's page opened; used once. */
export function useRequestedSteps(orderId: string): Start | undefined {
  const [start] = useState(() => requested.get(orderId))
  useEffect(() => void requested.delete(orderId), [orderId])
  return start
}
