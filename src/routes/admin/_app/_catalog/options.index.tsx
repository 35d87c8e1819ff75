import { createFileRoute } from "@tanstack/react-router"
import { options } from "#admin/catalog/options/option.ts"
import { optionSearch } from "#admin/catalog/options/option-search.ts"
import { OptionsPage } from "#admin/catalog/options/options-page.tsx"

export const Route = createFileRoute("/admin/_app/_catalog/options/")({
  validateSearch: optionSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(options.list(deps)),
  component: OptionsPage,
})
