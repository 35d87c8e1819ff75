import { getRouteApi } from "@tanstack/react-router"
import { useState } from "react"
import { I18nProvider } from "#lib/i18n.tsx"
import { Wizard } from "./wizard.tsx"

const route = getRouteApi("/admin/_app/_catalog/products/new")

export function NewProductPage() {
  const { texts, wizard } = route.useLoaderData()
  const { step } = route.useSearch()
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
