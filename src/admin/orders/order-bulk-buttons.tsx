import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { OrderJobChange, OrderJobType } from "#machines/orders/order-jobs/order-jobs.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Button } from "#ui/button.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { Menu } from "#ui/menu.tsx"
import { useToast } from "#ui/toasts.tsx"
import { usePhone } from "#ui/use-media-query.ts"

const changes: Readonly<Record<OrderJobType, OrderJobChange>> = {
  capture: { type: "capture" },
  fulfill: { type: "fulfill", partly: false, notify: true },
  ship: { type: "ship", notify: true },
  complete: { type: "complete" },
  archive: { type: "archive" },
}

/** Opens a job on orders, the oldest first: they get stock first. */
export function useOrderJob() {
  const t = useTranslations("admin.orders.bulk")
  const navigate = usePageNavigate()
  const router = useRouter()
  const toast = useToast()
  const [opening, setOpening] = useState<OrderJobType>()
  const open = async (type: OrderJobType, orders: readonly Order[]) => {
    setOpening(type)
    const rows = orders
      .toSorted((a, b) => (a.display_id ?? 0) - (b.display_id ?? 0))
      .map(({ id, display_id }) => ({ id, title: `#${display_id}` }))
    try {
      const { startBulkEdit } = await import("#admin/kit/bulk-job/bulk-edits.ts")
      await startBulkEdit({ kind: "orderJobs", rows, change: changes[type], list: router.state.location.href })
      await navigate({ to: "/admin/orders/bulk" })
    } catch {
      toast({ tone: "refused", title: t("failed") })
    }
    setOpening(undefined)
  }
  return { open, opening }
}

/** Jobs on the selected orders. */
export function OrderBulkButtons({ orders }: { orders: readonly Order[] }) {
  const t = useTranslations("admin.orders.bulk")
  const { open, opening } = useOrderJob()
  const openWith = (type: OrderJobType) => () => void open(type, orders)
  return (
    <>
      <Button size="sm" variant="primary" icon="money" busy={opening === "capture"} onClick={openWith("capture")}>
        {t("capture")}
      </Button>
      <Button size="sm" icon="box" busy={opening === "fulfill"} onClick={openWith("fulfill")}>
        {t("fulfill")}
      </Button>
      <Button size="sm" icon="truck" busy={opening === "ship"} onClick={openWith("ship")}>
        {t("ship")}
      </Button>
      <Menu
        label={t("more")}
        button={{ size: "sm" }}
        items={[
          { label: t("complete"), icon: "check", onSelect: openWith("complete") },
          { label: t("archive"), icon: "box", onSelect: openWith("archive") },
          {
            label: t("print"),
            icon: "box",
            link: { to: "/admin/orders/print", search: { ids: orders.map(({ id }) => id).join() } },
          },
        ]}
      />
    </>
  )
}

/** Opens a shipment whose orders are those of a file with tracking numbers. */
export function TrackingButton() {
  const t = useTranslations("admin.orders.bulk")
  const { open, opening } = useOrderJob()
  const shared = { icon: "upload", busy: opening === "ship", onClick: () => void open("ship", []) } as const
  return usePhone() ? <IconButton {...shared} label={t("tracking")} /> : <Button {...shared}>{t("tracking")}</Button>
}
