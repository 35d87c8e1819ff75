import { createFileRoute } from "@tanstack/react-router"
import { NewCodePage } from "#admin/settings/shipping/codes/code-page.tsx"

export const Route = createFileRoute("/admin/_app/settings/_shipping/refund-reasons/new")({
  component: () => <NewCodePage kind="refundReason" />,
})
