import { createFileRoute } from "@tanstack/react-router"
import { useCallback } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { createOrderEditMachine } from "#machines/order-edit/order-edit.machine.ts"
import { ChangePage } from "#routes/admin/_app/_orders/-change/change-page.tsx"
import { OrderEdit } from "./-flows/order-edit.tsx"

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
