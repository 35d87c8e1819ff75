import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { Skeleton } from "#ui/skeleton.tsx"

/** The cart page's heading above its content. */
export function CartFrame({ children }: { children: ReactNode }) {
  const t = useTranslations("store.cart")
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 py-8 sm:px-6">
      <h1 tabIndex={-1} className="text-xl font-semibold">
        {t("title")}
      </h1>
      {children}
    </div>
  )
}

/** The cart page before the device's cart is known. */
export function CartPending() {
  const t = useTranslations("store.cart")
  return (
    <CartFrame>
      <DocumentTitle title={t("title")} />
      <CartSkeleton />
    </CartFrame>
  )
}

/** Placeholder for a cart. */
export function CartSkeleton() {
  const t = useTranslations("ui")
  return (
    <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
      <span className="sr-only">{t("loading")}</span>
      <div className="grid content-start divide-y divide-line border-y border-line">
        <LineSkeleton />
        <LineSkeleton />
      </div>
      <Skeleton className="h-96 rounded-xl" />
    </div>
  )
}

const LineSkeleton = () => (
  <div
    className="grid animate-breathe grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 py-4 sm:grid-cols-[5rem_minmax(0,1fr)]"
    aria-hidden="true"
  >
    <div className="aspect-4/5 self-start rounded-lg bg-sunken" />
    <div className="grid content-start gap-1">
      <div className="h-6 w-2/3 rounded-sm bg-sunken" />
      <div className="h-5 w-1/3 rounded-sm bg-sunken" />
      <div className="h-5 w-1/4 rounded-sm bg-sunken" />
      <div className="mt-1 h-10 w-32 rounded-lg bg-sunken" />
    </div>
  </div>
)
