import { createFileRoute } from "@tanstack/react-router"
import { FulfillPage } from "#admin/orders/fulfill/fulfill-page.tsx"

export const Route = createFileRoute("/admin/_app/_orders/orders/$id/fulfill")({
  staticData: { layout: "guided" },
  // The machine runs for one order.
  remountDeps: ({ params }) => params,
  component: FulfillPage,
})
