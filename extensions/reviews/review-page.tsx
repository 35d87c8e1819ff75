import { Card } from "fennmark/ui"
import { ReviewList } from "./review-list.tsx"

export function ReviewPage() {
  return (
    <Card>
      <ReviewList />
    </Card>
  )
}
