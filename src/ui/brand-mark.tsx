import { brand } from "#lib/brand.ts"

interface BrandMarkProps {
  /** Pixels of the bag. */
  readonly size?: number
}

/** The shop's logo, otherwise a bag in the accent color. The name beside it is its text. */
export function BrandMark({ size = 28 }: BrandMarkProps) {
  const { logo } = brand()
  if (logo)
    // The style sheet shows one of them.
    return (["light", "dark"] as const).map((theme) => (
      <img key={theme} src={logo[theme]} alt="" className={`logo-${theme}`} />
    ))
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
