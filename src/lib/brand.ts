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

export function brandOf(config: Config & { readonly VITE_DEMO?: boolean }): Brand {
  const text = (value: string | undefined) => value?.trim() ?? ""
  const light = text(config.VITE_SHOP_LOGO)
  return {
    name: text(config.VITE_SHOP_NAME) || (config.VITE_DEMO ? PRODUCT_NAME : ""),
    logo: light ? { light, dark: text(config.VITE_SHOP_LOGO_DARK) || light } : undefined,
    icon: text(config.VITE_SHOP_ICON) || "/favicon.svg",
    company: text(config.VITE_SHOP_COMPANY),
    address: text(config.VITE_SHOP_ADDRESS).split(/\s*,\s*/).filter(Boolean),
    social: text(config.VITE_SHOP_SOCIAL).split(/[\s,]+/).filter(Boolean),
  }
}

export const brand = (): Brand => brandOf(settings())
