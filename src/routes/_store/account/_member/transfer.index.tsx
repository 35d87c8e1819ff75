import { createFileRoute } from "@tanstack/react-router"
import { searchParams, text } from "#lib/search-params.ts"
import { RequestOrderPage } from "#store/order/transfer/request-order-page.tsx"

export const Route = createFileRoute("/_store/account/_member/transfer/")({
  validateSearch: searchParams({ order: text() }),
  component: RequestOrderPage,
})
