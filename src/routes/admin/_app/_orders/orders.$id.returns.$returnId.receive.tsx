import { createFileRoute } from "@tanstack/react-router"
import { ReceivePage } from "#admin/orders/receive/receive-page.tsx"
import { returnQuery } from "#admin/orders/returns/returns.ts"

export const Route = createFileRoute("/admin/_app/_orders/orders/$id/returns/$returnId/receive")({
  staticData: { layout: "guided" },
  loader: ({ context: { queryClient }, params: { returnId } }) => queryClient.ensureQueryData(returnQuery(returnId)),
  component: ReceivePage,
})
