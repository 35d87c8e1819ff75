import { createFileRoute } from "@tanstack/react-router"
import { useCallback } from "react"
import { ChangePage } from "#admin/orders/order-change/change-page.tsx"
import { Exchange } from "#admin/orders/order-change/exchange.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { createExchangeMachine } from "#machines/orders/exchange/exchange.machine.ts"

export const Route = createFileRoute("/admin/_app/_orders/orders/$id/exchange")({
  staticData: { layout: "guided" },
  component: ExchangePage,
})

function ExchangePage() {
  const t = useTranslations("admin.exchange")
  const { id } = Route.useParams()
  const done = useCallback((number: string) => t("done", { number }), [t])
  return (
    <ChangePage orderId={id} create={createExchangeMachine} done={done}>
      {(props) => <Exchange {...props} />}
    </ChangePage>
  )
}
