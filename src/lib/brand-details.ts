import { brandFile } from "./brand.ts"
import type { Config } from "./config.ts"

/** What some pages show of a shop. */
export interface BrandDetails {
  readonly icon: string
  readonly company: string
  /** Lines of the postal address. */
  readonly address: readonly string[]
  /** Addresses of the shop's pages at social networks. */
  readonly social: readonly string[]
}

/** Reads a shop's settings. `base`: path of the app on its site; files of the build are below it. */
export function brandDetails(config: Config, base = "/"): BrandDetails {
  return {
    icon: brandFile(config.VITE_SHOP_ICON || "/favicon.svg", base),
    company: (config.VITE_SHOP_COMPANY ?? "").trim(),
    address: (config.VITE_SHOP_ADDRESS ?? "")
      .split(",")
      .map((line) => line.trim())
      .filter(Boolean),
    social: (config.VITE_SHOP_SOCIAL ?? "").split(/[\s,]+/).filter(Boolean),
  }
}
