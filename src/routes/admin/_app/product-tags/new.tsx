import { createFileRoute } from "@tanstack/react-router"
import { NewValuePage } from "#routes/admin/_app/-catalog/value-page.tsx"

export const Route = createFileRoute("/admin/_app/product-tags/new")({ component: () => <NewValuePage kind="tag" /> })
