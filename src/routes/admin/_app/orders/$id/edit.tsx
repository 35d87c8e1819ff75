import { useQueryClient } from "@tanstack/react-query"
import { createFileRoute, useBlocker, useNavigate } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useEffect, useMemo } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { createOrderEditMachine } from "#machines/order-edit/order-edit.machine.ts"
import { actionsOf, openChange } from "#machines/order-edit/order-edit.rules.ts"
import { adminSdk } from "#routes/admin/-data/client.ts"
import { Button } from "#ui/button.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { StatusPage } from "#ui/status-page.tsx"
import { useToast } from "#ui/toasts.tsx"
import { useChangeName } from "./-change-name.ts"
import { OrderEdit } from "./-order-edit.tsx"

export const Route = createFileRoute("/admin/_app/orders/$id/edit")({
  staticData: { layout: "guided" },
  component: EditPage,
})

/** Runs the edit of one order; where it ends, the route decides where to go. */
function EditPage() {
  const t = useTranslations("admin.orderEdit")
  const { id } = Route.useParams()
  const nameOf = useChangeName()
  const client = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const machine = useMemo(() => createOrderEditMachine(adminSdk()), [])
  const [snapshot, send] = useMachine(machine, { input: { orderId: id } })
  const { output, context } = snapshot
  const hasChanges = actionsOf(context.preview).length > 0

  // Going back or closing the tab asks as the button does; nothing is left behind without a decision.
  useBlocker({
    shouldBlockFn: () => {
      if (snapshot.status === "done" || !hasChanges) return false
      send({ type: "edit.leave" })
      return true
    },
    enableBeforeUnload: () => snapshot.hasTag("busy"),
    disabled: snapshot.status === "done",
  })

  useEffect(() => {
    if (!output) return
    client.invalidateQueries({ queryKey: ["admin", "order", id] })
    client.invalidateQueries({ queryKey: ["admin", "orders"] })
    const number = String(context.order?.display_id ?? "")
    if (output.outcome === "confirmed") toast({ title: t("done.confirmed", { number }), tone: "done" })
    else if (output.outcome !== "unchanged") toast({ title: t(`done.${output.outcome}`) })
    navigate({ to: "/admin/orders/$id", params: { id } })
  }, [output, client, navigate, toast, t, id, context.order?.display_id])

  if (snapshot.matches("failed"))
    return (
      <StatusPage
        icon="alert"
        title={t("failed.title")}
        text={t("failed.text")}
        actions={
          <>
            <Button variant="primary" icon="refresh" onClick={() => send({ type: "retry" })}>
              {t("failed.retry")}
            </Button>
            <LinkButton to="/admin/orders/$id" params={{ id }}>
              {t("back")}
            </LinkButton>
          </>
        }
      />
    )
  if (snapshot.matches("blocked"))
    return (
      <StatusPage
        icon="lock"
        title={t("blocked.title", { kind: nameOf(openChange(context.preview)?.type ?? "") })}
        text={t("blocked.text")}
        actions={
          <>
            <LinkButton to="/admin/orders/$id" params={{ id }} variant="primary">
              {t("blocked.action")}
            </LinkButton>
            <Button icon="refresh" onClick={() => send({ type: "retry" })}>
              {t("blocked.retry")}
            </Button>
          </>
        }
      />
    )
  return <OrderEdit snapshot={snapshot} send={send} />
}
