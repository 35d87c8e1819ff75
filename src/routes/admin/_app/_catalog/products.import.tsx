import { createFileRoute } from "@tanstack/react-router"
import { useState } from "react"
import { ImportPage } from "#admin/products/import/import-page.tsx"
import { keptParts } from "#admin/products/import/kept-parts.ts"
import { loadParts } from "#app/part-outlet.tsx"
import { I18nProvider } from "#lib/i18n.tsx"
import { searchParams, text, wholeFrom } from "#lib/search-params.ts"

export const Route = createFileRoute("/admin/_app/_catalog/products/import")({
  validateSearch: searchParams({ tx: text(), file: text(), create: wholeFrom(0), update: wholeFrom(0) }),
  loader: ({ context: { locale } }) => loadParts(locale, "admin", "catalog", "product-import"),
  component: ImportProducts,
})

function ImportProducts() {
  const { tx, file = "", create, update } = Route.useSearch()
  // The page writes the address itself; only its first value starts an import again.
  const [resume, setResume] = useState(() => {
    if (tx === undefined) return null
    const isCounted = create !== undefined && update !== undefined
    const counts = isCounted ? { toCreate: create, toUpdate: update } : null
    return { transactionId: tx, fileName: file, counts, present: keptParts(tx) }
  })
  const [attempt, setAttempt] = useState(0)
  const startOver = () => {
    setResume(null)
    setAttempt((count) => count + 1)
  }
  return (
    <I18nProvider {...Route.useLoaderData()}>
      <ImportPage key={attempt} resume={resume} onStartOver={startOver} />
    </I18nProvider>
  )
}
