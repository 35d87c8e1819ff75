import { createFileRoute } from "@tanstack/react-router"
import { FirstSalePage } from "#admin/settings/first-sale/first-sale-page.tsx"

export const Route = createFileRoute("/admin/_app/settings/_first-sale/first-sale")({ component: FirstSalePage })
