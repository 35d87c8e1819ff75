import { createFileRoute } from "@tanstack/react-router"
import { oneOf, searchParams } from "#lib/search-params.ts"
import { ReturnFlow } from "#routes/_store/-return/return-flow.tsx"
import { useMember } from "#routes/_store/account/_member/-member/member.ts"
import { OrderNotInAccount, useIsOwnOrder } from "./-order/own-order.tsx"

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
