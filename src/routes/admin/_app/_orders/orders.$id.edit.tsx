import { createFileRoute } from "@tanstack/react-router"
import { useCallback } from "react"
import { ChangePage } from "#admin/orders/order-change/change-page.tsx"
import { OrderEdit } from "#admin/orders/order-change/order-edit.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { createOrderEditMachine } from "#machines/orders/order-edit/order-edit.machine.ts"

export const Route = createFileRoute("/admin/_app/_orders/orders/$id/edit")({
  staticData: { layout: "guided" },
  component: EditPage,
})

function EditPage() {
  const t = useTranslations("admin.orderEdit")
  const { id } = Route.useParams()
  const done = useCallback((number: string) => t("done", { number }), [t])
  return (
    <ChangePage orderId={id} create={createOrderEditMachine} done={done}>
      {(props) => <OrderEdit {...props} />}
    </ChangePage>
  )
}
