import { brand } from "#lib/brand.ts"
import { cx } from "./cx.ts"

const heights = { 24: "h-6", 28: "h-7", 32: "h-8" }
const logoClass = "w-auto max-w-48 min-w-0 object-contain object-left"

interface BrandMarkProps {
  /** Height in pixels; a logo is as wide as its picture. */
  readonly size?: keyof typeof heights
}

/** The shop's logo, otherwise a bag in the accent color. The name beside it is its text. */
export function BrandMark({ size = 28 }: BrandMarkProps) {
  const { logo } = brand()
  if (logo)
    // Only one of them is shown.
    return [
      <img key="light" src={logo.light} alt="" className={cx(heights[size], logoClass, "logo-light")} />,
      <img key="dark" src={logo.dark} alt="" className={cx(heights[size], logoClass, "logo-dark")} />,
    ]
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" className="shrink-0">
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path
        d="M9.5 12h13l1 12.5h-15zM12.5 15v-3.5a3.5 3.5 0 0 1 7 0V15"
        fill="none"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-accent"
      />
    </svg>
  )
}

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
