import { defineExtension, type Loaded } from "fennmark/admin"
import { Card } from "fennmark/ui"
import { lazy } from "react"
import { ReviewList } from "./review-list.tsx"
import { TITLE, useTexts } from "./texts.ts"

function ReviewCard({ record }: { record: Loaded<"products"> }) {
  const t = useTexts()
  return (
    <Card title={t.title}>
      <ReviewList productId={record.id} />
    </Card>
  )
}

export default defineExtension({
  title: TITLE,
  cards: [{ on: "products", component: ReviewCard }],
  pages: [
    {
      path: "",
      title: TITLE,
      section: "catalog",
      icon: "star",
      component: lazy(async () => ({ default: (await import("./review-page.tsx")).ReviewPage })),
    },
  ],
})
