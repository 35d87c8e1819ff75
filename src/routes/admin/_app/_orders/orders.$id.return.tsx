import { createFileRoute } from "@tanstack/react-router"
import { useCallback } from "react"
import { ChangePage } from "#admin/orders/order-change/change-page.tsx"
import { ReturnRequest } from "#admin/orders/order-change/return-request.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { createReturnMachine } from "#machines/orders/return/return.machine.ts"

export const Route = createFileRoute("/admin/_app/_orders/orders/$id/return")({
  staticData: { layout: "guided" },
  component: ReturnPage,
})

function ReturnPage() {
  const t = useTranslations("admin.returnItems.request")
  const { id } = Route.useParams()
  const done = useCallback((number: string) => t("done", { number }), [t])
  return (
    <ChangePage orderId={id} create={createReturnMachine} done={done}>
      {(props) => <ReturnRequest {...props} />}
    </ChangePage>
  )
}
