import { useTranslations } from "#lib/i18n.tsx"
import { SLOT_VALUE } from "#lib/preload.ts"
import { slotImage } from "#store/product/product-card.tsx"
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx"
import { ConfirmationFrame } from "./confirmation-frame.tsx"

/** Values of an order that isn't packed yet; see `phaseOf`. */
const isNew = "status=pending&fulfillment_status=not_fulfilled"

/** The order confirmation before the order is known. Data known in advance (src/lib/preload.ts) fills the slots. */
export function ConfirmationSkeleton() {
  const t = useTranslations("store.checkout.confirmed")
  return (
    <div data-row="">
      <ConfirmationFrame
        isPending
        header={
          <>
            <div className="grid min-h-18 content-start justify-items-center sm:min-h-9">
              <p
                data-slot="display_id"
                data-when={isNew}
                data-text={t("heading")}
                className="text-xl font-semibold text-balance empty:h-7 empty:w-64 empty:rounded-md empty:bg-inactive-soft"
              />
            </div>
            <p className="min-h-12 text-muted sm:min-h-6">
              <strong
                data-slot="display_id"
                data-text={t("number", { number: `#${SLOT_VALUE}` })}
                className="font-semibold text-ink"
              />
              <span data-slot="email" data-when={isNew} data-text={` · ${t("email", { email: SLOT_VALUE })}`} />
            </p>
          </>
        }
      >
        <div className="grid gap-4 rounded-xl border border-line bg-surface p-6">
          <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 py-4 sm:grid-cols-[5rem_minmax(0,1fr)]">
            <div className="aspect-4/5 self-start overflow-hidden rounded-lg bg-sunken">
              <img data-slot="items.0.thumbnail" alt="" width={80} height={100} className={slotImage} />
            </div>
            <div className="grid content-start gap-1">
              <p
                data-slot="items.0.product_title"
                className="font-semibold empty:h-6 empty:w-2/3 empty:rounded-sm empty:bg-sunken"
              />
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
    </div>
  )
}
