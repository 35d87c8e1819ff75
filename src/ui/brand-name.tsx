import { brand } from "#lib/brand.ts"
import { BrandMark } from "./brand-mark.tsx"
import { cx } from "./cx.ts"

/** The shop's logo, or its mark and name, above a form. */
export function BrandName() {
  const { name, logo } = brand()
  return (
    <p className="flex min-w-0 items-center gap-2.5 font-semibold wrap-anywhere">
      <BrandMark size={32} />
      <span className={cx(logo && "sr-only")}>{name}</span>
    </p>
  )
}
