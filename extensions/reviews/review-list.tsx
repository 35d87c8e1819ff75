import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { adminSdk } from "fennmark/admin"
import { resource } from "fennmark/api"
import { Badge, Banner, Button, DateTime, EmptyState, RetryButton } from "fennmark/ui"
import { adminReviewEndpoints } from "./review.endpoints.ts"
import type { Review } from "./review.ts"
import { useTexts } from "./texts.ts"

const reviews = () => resource(adminSdk().client, adminReviewEndpoints)

function ReviewItem({ review }: { review: Review }) {
  const t = useTexts()
  const queries = useQueryClient()
  const isPublished = review.status === "published"
  const change = useMutation({
    mutationFn: () => reviews().update({ id: review.id, body: { status: isPublished ? "pending" : "published" } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["reviews"] }),
  })
  return (
    <li className="grid gap-1 border-b border-line py-3 last:border-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{`${review.author} · ${t.rating(review.rating)}`}</span>
        <Badge tone={isPublished ? "done" : "waiting"}>{isPublished ? t.published : t.pending}</Badge>
        <DateTime value={review.created_at} />
      </p>
      {review.product && <p className="text-muted">{review.product.title}</p>}
      <p className="whitespace-pre-line">{review.text}</p>
      {change.isError && <Banner tone="refused" announce title={t.notSaved} />}
      <div>
        <Button size="sm" busy={change.isPending} onClick={() => change.mutate()}>
          {isPublished ? t.hide : t.publish}
        </Button>
      </div>
    </li>
  )
}

/** The reviews of a product, or of all products; those to check are first. */
export function ReviewList({ productId }: { productId?: string }) {
  const t = useTexts()
  const { data, isError, refetch } = useQuery({
    queryKey: ["reviews", productId],
    queryFn: () =>
      productId === undefined
        ? reviews().list({ query: { limit: 50, order: "status", fields: "+product.title" } })
        : reviews().list({ query: { limit: 50, order: "status", product_id: productId } }),
  })
  if (isError)
    return <Banner tone="refused" title={t.notLoaded} action={<RetryButton size="sm" onClick={() => refetch()} />} />
  if (data?.count === 0) return <EmptyState icon="star" title={t.none} />
  return (
    <ul>
      {data?.reviews.map((review) => (
        <ReviewItem key={review.id} review={review} />
      ))}
    </ul>
  )
}
