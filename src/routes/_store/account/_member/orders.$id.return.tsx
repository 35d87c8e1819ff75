import { createFileRoute } from "@tanstack/react-router"
import { oneOf, searchParams } from "#lib/search-params.ts"
import { useMember } from "#store/account/member.ts"
import { OrderNotInAccount, useIsOwnOrder } from "#store/order/own-order.tsx"
import { ReturnFlow } from "#store/order/return/return-flow.tsx"

export const Route = createFileRoute("/_store/account/_member/orders/$id/return")({
  validateSearch: searchParams({ step: oneOf(["review"]) }),
  staticData: { layout: "guided" },
  component: ReturnPage,
})

function ReturnPage() {
  const { id } = Route.useParams()
  const { email } = useMember()
  const isOwn = useIsOwnOrder()
  return (
    <ReturnFlow
      key={id}
      orderId={id}
      email={email}
      path="/account/orders/$id"
      refused={(order) => (isOwn(order) ? undefined : <OrderNotInAccount orderId={id} />)}
    />
  )
}
