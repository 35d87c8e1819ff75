import { type Config, settings } from "./config.ts"
import { PRODUCT_NAME } from "./product-name.ts"

/** What every page shows of a shop. */
export interface Brand {
  /** Empty if the shop has set none. */
  readonly name: string
  /** Addresses of pictures. The dark one is the light one if the shop has set no other. */
  readonly logo: { readonly light: string; readonly dark: string } | undefined
}

/** Returns the address of a file in the build, which is below `base`, or of one elsewhere. */
export const brandFile = (file: string, base: string): string => file.trim().replace(/^\//, base)

/** Reads a shop's settings. `base`: path of the app on its site; files of the build are below it. */
export function brandOf(config: Config, base = "/"): Brand {
  const { VITE_SHOP_NAME: name = "", VITE_SHOP_LOGO: light, VITE_SHOP_LOGO_DARK: dark } = config
  return {
    name: name.trim(),
    logo: light ? { light: brandFile(light, base), dark: brandFile(dark || light, base) } : undefined,
  }
}

/** The shop of this deployment; only the demo has the product's name. */
export function brand(): Brand {
  const own = brandOf(settings(), import.meta.env.BASE_URL)
  if (import.meta.env.VITE_DEMO) return { ...own, name: own.name || PRODUCT_NAME }
  return own
}
