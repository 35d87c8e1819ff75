import { createFileRoute, Navigate } from "@tanstack/react-router"
import { useState } from "react"
import { recallList } from "#admin/price-lists/wizard/draft-memory.ts"
import { Wizard } from "#admin/price-lists/wizard/wizard.tsx"
import { wizardSearch } from "#admin/price-lists/wizard/wizard-search.ts"
import { regionsQuery, storeQuery } from "#admin/settings/settings.ts"
import { loadParts } from "#app/part-outlet.tsx"
import { I18nProvider } from "#lib/i18n.tsx"

export const Route = createFileRoute("/admin/_app/_pricing/price-lists/new")({
  staticData: { layout: "guided" },
  validateSearch: wizardSearch,
  loader: ({ context: { locale, queryClient } }) => {
    void queryClient.prefetchQuery(regionsQuery)
    void queryClient.prefetchQuery(storeQuery)
    return loadParts(locale, "admin", "price-lists", "price-grid")
  },
  component: NewPriceList,
})

function NewPriceList() {
  const texts = Route.useLoaderData()
  const { step, id } = Route.useSearch()
  const [attempt, setAttempt] = useState(0)
  const [isElsewhere] = useState(() => id !== undefined && recallList()?.listId !== id)
  // The entries for this list aren't on this device: its page shows what it has.
  if (isElsewhere && id !== undefined) return <Navigate to="/admin/price-lists/$id" params={{ id }} replace />
  return (
    <I18nProvider {...texts}>
      <Wizard key={attempt} urlStep={step} onStartOver={() => setAttempt((count) => count + 1)} />
    </I18nProvider>
  )
}
