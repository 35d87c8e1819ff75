import { createFileRoute } from "@tanstack/react-router"
import { useState } from "react"
import { storeQuery } from "#routes/admin/-queries/settings.ts"
import { Builder } from "./-new/builder.tsx"
import { builderSearch } from "./-new/builder-search.ts"

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
