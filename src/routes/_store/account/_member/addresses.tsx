import { createFileRoute } from "@tanstack/react-router"
import { AddressBookPage } from "#store/account/address-book-page.tsx"
import { loadMarket } from "#store/api/load.ts"

export const Route = createFileRoute("/_store/account/_member/addresses")({
  loader: ({ context: { queryClient } }) => loadMarket(queryClient),
  component: AddressBookPage,
})
