import { createFileRoute } from "@tanstack/react-router"
import { NewCodePage } from "#admin/settings/shipping/codes/code-page.tsx"

export const Route = createFileRoute("/admin/_app/settings/_shipping/return-reasons/new")({
  component: () => <NewCodePage kind="returnReason" />,
})
