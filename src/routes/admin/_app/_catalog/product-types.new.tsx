import { createFileRoute } from "@tanstack/react-router"
import { NewValuePage } from "#admin/catalog/types-and-tags/value-page.tsx"

export const Route = createFileRoute("/admin/_app/_catalog/product-types/new")({
  component: () => <NewValuePage kind="type" />,
})
