import { type Config, settings } from "./config.ts"
import { PRODUCT_NAME } from "./product-name.ts"

/** How a shop presents itself, from its settings. */
export interface Brand {
  /** Empty if the shop has set none. */
  readonly name: string
  /** Addresses of pictures. The dark one is the light one if the shop has set no other. */
  readonly logo: { readonly light: string; readonly dark: string } | undefined
  readonly icon: string
  readonly company: string
  /** Lines of the postal address. */
  readonly address: readonly string[]
  /** Addresses of the shop's pages at social networks. */
  readonly social: readonly string[]
}

/** Reads a shop's settings. `base`: path of the app on its site; files of the build are below it. */
export function brandOf(config: Config, base = "/"): Brand {
  const text = (value: string | undefined) => value?.trim() ?? ""
  const file = (value: string | undefined) => text(value).replace(/^\//, base)
  const light = file(config.VITE_SHOP_LOGO)
  return {
    name: text(config.VITE_SHOP_NAME),
    logo: light ? { light, dark: file(config.VITE_SHOP_LOGO_DARK) || light } : undefined,
    icon: file(config.VITE_SHOP_ICON) || `${base}favicon.svg`,
    company: text(config.VITE_SHOP_COMPANY),
    address: text(config.VITE_SHOP_ADDRESS)
      .split(/\s*,\s*/)
      .filter(Boolean),
    social: text(config.VITE_SHOP_SOCIAL)
      .split(/[\s,]+/)
      .filter(Boolean),
  }
}

/** The shop of this deployment; only the demo has the product's name. */
export function brand(): Brand {
  const own = brandOf(settings(), import.meta.env.BASE_URL)
  return import.meta.env.VITE_DEMO && !own.name ? { ...own, name: PRODUCT_NAME } : own
}
