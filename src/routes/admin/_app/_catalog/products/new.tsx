import { createFileRoute } from "@tanstack/react-router"
import { useState } from "react"
import { claimTab } from "#admin/kit/tab.ts"
import { loadWizard } from "#admin/products/wizard/settings.ts"
import { Wizard } from "#admin/products/wizard/wizard.tsx"
import { wizardSearch } from "#admin/products/wizard/wizard-search.ts"
import { loadParts } from "#app/part-outlet.tsx"
import { I18nProvider } from "#lib/i18n.tsx"

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
  component: NewProduct,
})

function NewProduct() {
  const { texts, wizard } = Route.useLoaderData()
  const { step } = Route.useSearch()
  // The wizard starts with what the store had then; a reload in the background must not change it.
  const [{ settings, draft }] = useState(wizard)
  const [attempt, setAttempt] = useState(0)
  return (
    <I18nProvider {...texts}>
      <Wizard
        key={attempt}
        settings={settings}
        empty={draft}
        urlStep={step}
        onStartOver={() => setAttempt((count) => count + 1)}
      />
    </I18nProvider>
  )
}
