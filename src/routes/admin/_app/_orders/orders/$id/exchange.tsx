import { createFileRoute } from "@tanstack/react-router"
import { useCallback } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { createExchangeMachine } from "#machines/exchange/exchange.machine.ts"
import { ChangePage } from "#routes/admin/_app/_orders/-change/change-page.tsx"
import { Exchange } from "./-flows/exchange.tsx"

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
