import { useCallback } from "react"
import { useExtensionActions } from "#admin/kit/extensions/use-extension-actions.tsx"
import { TaskDialog } from "#admin/kit/task/task-dialog.tsx"
import { useTask } from "#admin/kit/task/use-task.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import {
  createDraftOrderMachine,
  type DraftTask,
  whyNotConvert,
} from "#machines/orders/draft-order/draft-order.machine.ts"
import type { OpenChange } from "#machines/orders/order-change/order-change.rules.ts"
import { type ShortStock, shortStockIn } from "#machines/orders/order-change/short-stock.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Button } from "#ui/button.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Menu } from "#ui/menu.tsx"

/** After each of its tasks there is no such draft. */
const endsDraft = () => true

/** Buttons to delete, edit or convert a draft. */
export function DraftActions({ draft, change }: { draft: Order; change: OpenChange | null }) {
  const t = useTranslations("admin.drafts")
  const tDetail = useTranslations("admin.detail")
  const added = useExtensionActions("draft-orders", draft)
  const locale = useLocale()
  const navigate = usePageNavigate()
  const { id } = draft
  const done = useCallback(
    (task: DraftTask) => {
      if (task.type === "convert") navigate({ to: "/admin/orders/$id", params: { id }, replace: true })
      else navigate({ to: "/admin/draft-orders", replace: true })
      return t(`${task.type}.done`)
    },
    [t, navigate, id],
  )
  const handle = useTask<DraftTask>(createDraftOrderMachine, done, endsDraft)
  const { task } = handle
  const reason = whyNotConvert(draft, change)
  const shortText = (short: readonly ShortStock[] | undefined) =>
    short
      ?.map(({ location, ...stock }) =>
        location === ""
          ? t("convert.notStocked", { item: stock.item })
          : t("convert.shortStock", { location, ...stock }),
      )
      .join(" ")
  const amount = formatMoney(draft.total ?? 0, draft.currency_code ?? "", locale)
  return (
    <>
      {added.actions.length > 0 && <Menu label={tDetail("actions")} items={added.actions} />}
      {added.dialog}
      <Button variant="danger-quiet" icon="trash" onClick={() => handle.ask({ type: "delete", orderId: id })}>
        {t("delete.action")}
      </Button>
      <LinkButton to="/admin/draft-orders/$id/edit" params={{ id }} icon="edit">
        {t(change ? "openEdit.action" : "edit.action")}
      </LinkButton>
      <Button
        variant="primary"
        icon="check"
        disabledReason={reason && t(`reasons.${reason}`)}
        onClick={() => handle.ask({ type: "convert", orderId: id })}
      >
        {t("convert.action")}
      </Button>
      <TaskDialog
        handle={handle}
        open={task?.type === "convert"}
        title={t("convert.title")}
        consequence={t("convert.consequence", { amount, email: draft.email ?? "" })}
        confirm={t("convert.confirm")}
        problem={(error) => shortText(shortStockIn(error))}
        onConfirm={() => task && handle.confirm(task)}
      />
      <TaskDialog
        handle={handle}
        open={task?.type === "delete"}
        title={t("delete.title", { number: String(draft.display_id) })}
        consequence={t("delete.consequence")}
        confirm={t("delete.confirm")}
        danger
        onConfirm={() => task && handle.confirm(task)}
      />
    </>
  )
}
