import { createFileRoute } from "@tanstack/react-router"
import { loadMarket } from "#store/api/load.ts"
import { HomePage } from "#store/home/home-page.tsx"
import { HomeSkeleton } from "#store/home/home-skeleton.tsx"
import { picturedCollectionsQuery } from "#store/home/slides.ts"
import { categoriesQuery, productsQuery } from "#store/product/products.ts"

export const Route = createFileRoute("/_store/")({
  loader: async ({ context: { queryClient } }) => {
    const newest = async () => {
      const { region, country } = await loadMarket(queryClient)
      const query = productsQuery({ region: region.id, country, order: "-created_at" })
      await queryClient.ensureQueryData(query)
      return query
    }
    const [query] = await Promise.all([
      newest(),
      queryClient.ensureQueryData(categoriesQuery),
      // In a browser, the slides load them.
      import.meta.env.SSR && queryClient.prefetchQuery(picturedCollectionsQuery),
    ])
    return { query }
  },
  component: HomePage,
  pendingComponent: HomeSkeleton,
})
