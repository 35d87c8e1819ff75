import { useTranslations } from "#lib/i18n.tsx"
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx"
import { ConfirmationFrame } from "./confirmation-frame.tsx"

/** The order confirmation before the order is known. */
export function ConfirmationSkeleton() {
  const t = useTranslations("store.checkout.confirmed")
  const tUi = useTranslations("ui")
  return (
    <ConfirmationFrame
      isPending
      header={
        <>
          <span role="status" className="sr-only">
            {tUi("loading")}
          </span>
          <div className="grid min-h-18 content-start justify-items-center sm:min-h-9">
            <Skeleton className="h-7 w-64" />
          </div>
          <div className="min-h-12 sm:min-h-6" />
        </>
      }
    >
      <div className="grid gap-4 rounded-xl border border-line bg-surface p-6">
        <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 py-4 sm:grid-cols-[5rem_minmax(0,1fr)]">
          <div className="aspect-4/5 self-start rounded-lg bg-sunken" />
          <div className="grid content-start gap-1">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="h-5 w-1/4" />
          </div>
        </div>
        <SkeletonText lines={4} />
      </div>
      <div className="grid gap-6 text-sm sm:grid-cols-2">
        <div className="grid content-start gap-1">
          <p className="font-semibold">{t("delivery")}</p>
          <SkeletonText lines={3} />
        </div>
        <div className="grid content-start gap-1">
          <p className="font-semibold">{t("by")}</p>
          <SkeletonText lines={1} />
        </div>
      </div>
    </ConfirmationFrame>
  )
}
