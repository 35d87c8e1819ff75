import { pictureSizes } from "./picture-sizes.ts"
import { slotImage } from "./product-card.tsx"

/** Placeholder for a product page. Data known in advance (src/lib/preload.ts) fills the slots. */
export function ProductSkeleton() {
  return (
    <div
      className="mx-auto grid min-h-dvh w-full max-w-7xl animate-breathe grid-cols-[minmax(0,1fr)] content-start gap-8 px-4 py-8 sm:px-6 md:grid-cols-2 lg:gap-16"
      aria-hidden="true"
      data-row=""
    >
      <div className="-mb-4 h-5 md:col-span-2" />
      <div className="aspect-4/5 overflow-hidden rounded-xl bg-sunken md:aspect-square lg:aspect-4/5">
        <img data-slot="thumbnail" alt="" width={960} height={1200} sizes={pictureSizes} className={slotImage} />
      </div>
      <div className="grid content-start gap-6">
        <div className="grid gap-2">
          <p
            data-slot="title"
            className="text-xl font-semibold empty:h-9 empty:w-2/3 empty:rounded-sm empty:bg-sunken"
          />
          <p data-slot="subtitle" className="text-muted empty:h-6 empty:w-1/3 empty:rounded-sm empty:bg-sunken" />
        </div>
        <div className="h-40 rounded-lg bg-sunken" />
      </div>
    </div>
  )
}
