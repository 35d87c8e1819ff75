import { oneOf, searchParams, wholeFrom } from "#lib/search-params.ts"
import { orderStates } from "#store/order/order.ts"

export const PAGE_SIZE = 10

export const ordersSearch = searchParams({ status: oneOf(orderStates), page: wholeFrom(1) })
