import { cx } from "./cx.ts"

/** A pulsing placeholder of the expected size: `<Skeleton className="h-5 w-40" />`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={cx("block animate-breathe rounded-md bg-inactive-soft", className)} />
}

const widths = ["w-full", "w-11/12", "w-4/5", "w-2/3"]

/** Placeholder for lines of text. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="grid gap-2">
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key, line) => (
        <Skeleton key={key} className={cx("h-4", widths[line % widths.length])} />
      ))}
    </div>
  )
}
