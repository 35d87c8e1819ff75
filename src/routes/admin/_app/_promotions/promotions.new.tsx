import { createFileRoute } from "@tanstack/react-router"
import { useState } from "react"
import { Builder } from "#admin/promotions/builder/builder.tsx"
import { builderSearch } from "#admin/promotions/builder/builder-search.ts"
import { storeQuery } from "#admin/settings/settings.ts"

export const Route = createFileRoute("/admin/_app/_promotions/promotions/new")({
  staticData: { layout: "guided" },
  validateSearch: builderSearch,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(storeQuery),
  component: NewPromotion,
})

function NewPromotion() {
  const { step } = Route.useSearch()
  const [attempt, setAttempt] = useState(0)
  return <Builder key={attempt} urlStep={step} onStartOver={() => setAttempt((count) => count + 1)} />
}
