import { useQuery } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useCallback } from "react"
import { ChangePage, type ChangeProps } from "#admin/orders/order-change/change-page.tsx"
import { Claim } from "#admin/orders/order-change/claim.tsx"
import { claimQuery } from "#admin/orders/returns/returns.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { createClaimMachine } from "#machines/orders/claim/claim.machine.ts"

export const Route = createFileRoute("/admin/_app/_orders/orders/$id/claim")({
  staticData: { layout: "guided" },
  component: ClaimPage,
})

function ClaimPage() {
  const t = useTranslations("admin.claim")
  const { id } = Route.useParams()
  const done = useCallback((number: string) => t("done", { number }), [t])
  return (
    <ChangePage orderId={id} create={createClaimMachine} done={done}>
      {(props) => <StartedClaim {...props} />}
    </ChangePage>
  )
}

function StartedClaim(props: ChangeProps) {
  const claimId = props.preview.order_change?.claim_id ?? ""
  const { data: claim } = useQuery({ ...claimQuery(claimId), enabled: claimId !== "" })
  return <Claim {...props} type={claim?.type} />
}
