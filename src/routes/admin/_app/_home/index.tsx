import { createFileRoute } from "@tanstack/react-router"
import { HomePage } from "#admin/home/home-page.tsx"
import { homeSearch } from "#admin/home/home-search.ts"

export const Route = createFileRoute("/admin/_app/_home/")({ validateSearch: homeSearch, component: HomePage })
