import { createFileRoute } from "@tanstack/react-router"
import { claimTab } from "#admin/kit/unsaved/own-tab.ts"
import { loadWizard } from "#admin/products/wizard/load-wizard.ts"
import { NewProductPage } from "#admin/products/wizard/new-product-page.tsx"
import { wizardSearch } from "#admin/products/wizard/wizard-search.ts"
import { loadParts } from "#app/part-outlet.tsx"

export const Route = createFileRoute("/admin/_app/_catalog/products/new")({
  staticData: { layout: "guided" },
  validateSearch: wizardSearch,
  loader: async ({ context: { locale, queryClient } }) => {
    const [texts, wizard] = await Promise.all([
      loadParts(locale, "admin", "catalog", "product-wizard"),
      loadWizard(queryClient),
      claimTab(),
    ])
    return { texts, wizard }
  },
  component: NewProductPage,
})
