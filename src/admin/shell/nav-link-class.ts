import { cx } from "#ui/cx.ts"

/** Classes of a link in the navigation. */
export const navLinkClass = (isActive: boolean): string =>
  cx(
    "flex min-h-8 items-center gap-2.5 rounded-md px-2 touch-target transition-colors",
    isActive ? "bg-pressed font-semibold text-ink" : "text-muted hover:bg-hover hover:text-ink",
  )
