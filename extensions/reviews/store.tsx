import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { resource } from "fennmark/api"
import { defineExtension, type StoreSlots, storeSdk } from "fennmark/store"
import { Banner, Button, DateTime, Disclosure, RetryButton, Select, TextArea, TextField } from "fennmark/ui"
import { useState } from "react"
import { storeReviewEndpoints } from "./review.endpoints.ts"
import { TITLE, useTexts } from "./texts.ts"

const reviews = () => resource(storeSdk().client, storeReviewEndpoints)
const EMPTY = { author: "", text: "", rating: 5 }

function ReviewForm({ productId }: { productId: string }) {
  const t = useTexts()
  const queries = useQueryClient()
  const [review, setReview] = useState(EMPTY)
  const [isChecked, setIsChecked] = useState(false)
  const send = useMutation({
    mutationFn: () => reviews().create({ id: productId, body: review }),
    onSuccess: () => {
      setReview(EMPTY)
      setIsChecked(false)
      return queries.invalidateQueries({ queryKey: ["reviews", productId] })
    },
  })
  const errorOf = (value: string, error: string) => (isChecked && value.trim() === "" ? error : undefined)
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setIsChecked(true)
        if (review.author.trim() && review.text.trim() && !send.isPending) send.mutate()
      }}
    >
      <Select
        label={t.ratingLabel}
        value={String(review.rating)}
        options={[5, 4, 3, 2, 1].map((rating) => ({ value: String(rating), label: t.rating(rating) }))}
        onChange={({ target }) => setReview({ ...review, rating: Number(target.value) })}
      />
      <TextField
        label={t.name}
        autoComplete="name"
        maxLength={60}
        value={review.author}
        error={errorOf(review.author, t.nameMissing)}
        onChange={({ target }) => setReview({ ...review, author: target.value })}
      />
      <TextArea
        label={t.text}
        maxLength={2000}
        value={review.text}
        error={errorOf(review.text, t.textMissing)}
        onChange={({ target }) => setReview({ ...review, text: target.value })}
      />
      {send.isError && <Banner tone="refused" announce title={t.notSent} />}
      {send.isSuccess && <Banner tone="done" announce title={t.sent} />}
      <Button type="submit" busy={send.isPending}>
        {t.send}
      </Button>
    </form>
  )
}

function ProductReviews({ product }: StoreSlots["product"]) {
  const t = useTexts()
  const { data, isError, refetch } = useQuery({
    queryKey: ["reviews", product.id],
    queryFn: () => reviews().list({ id: product.id, query: { limit: 10 } }),
  })
  return (
    <Disclosure title={t.title} aside={data?.count}>
      <div className="grid gap-4">
        {isError && (
          <Banner tone="refused" title={t.notLoaded} action={<RetryButton size="sm" onClick={() => refetch()} />} />
        )}
        {data?.count === 0 && <p>{t.none}</p>}
        {data?.reviews.map(({ id, author, rating, text, created_at }) => (
          <article key={id}>
            <p className="font-semibold">{`${author} · ${t.rating(rating)}`}</p>
            <p className="whitespace-pre-line">{text}</p>
            <DateTime value={created_at} />
          </article>
        ))}
        <ReviewForm productId={product.id} />
      </div>
    </Disclosure>
  )
}

export default defineExtension({ title: TITLE, slots: { product: ProductReviews } })
