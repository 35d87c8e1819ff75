/** Placeholder for a product page. */
export function ProductSkeleton() {
  return (
    <div
      className="mx-auto grid min-h-dvh w-full max-w-7xl animate-breathe grid-cols-[minmax(0,1fr)] content-start gap-8 px-4 py-8 sm:px-6 md:grid-cols-2 lg:gap-16"
      aria-hidden="true"
    >
      <div className="-mb-4 h-5 md:col-span-2" />
      <div className="aspect-4/5 rounded-xl bg-sunken md:aspect-square lg:aspect-4/5" />
      <div className="grid content-start gap-6">
        <div className="grid gap-2">
          <div className="h-9 w-2/3 rounded-sm bg-sunken" />
          <div className="h-6 w-1/3 rounded-sm bg-sunken" />
        </div>
        <div className="h-40 rounded-lg bg-sunken" />
      </div>
    </div>
  )
}
