import { getRouteApi, Navigate } from "@tanstack/react-router"
import { useState } from "react"
import { I18nProvider } from "#lib/i18n.tsx"
import { keptPriceList } from "./kept-price-list.ts"
import { Wizard } from "./wizard.tsx"

const route = getRouteApi("/admin/_app/_pricing/price-lists/new")

export function NewPriceListPage() {
  const texts = route.useLoaderData()
  const { step, id } = route.useSearch()
  const [attempt, setAttempt] = useState(0)
  const [isElsewhere] = useState(() => id !== undefined && keptPriceList.recall()?.listId !== id)
  // The entries for this list aren't on this device: its page shows what it has.
  if (isElsewhere && id !== undefined) return <Navigate to="/admin/price-lists/$id" params={{ id }} replace />
  return (
    <I18nProvider {...texts}>
      <Wizard key={attempt} urlStep={step} onStartOver={() => setAttempt((count) => count + 1)} />
    </I18nProvider>
  )
}
