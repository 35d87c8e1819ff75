import { createFileRoute } from "@tanstack/react-router"
import { options } from "#admin/catalog/options/option.ts"
import { OptionPage } from "#admin/catalog/options/option-page.tsx"

export const Route = createFileRoute("/admin/_app/_catalog/options/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(options.one(id)),
  component: OptionPage,
})
