import type { LinkProps } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { TextLink } from "#ui/link-button.tsx"
import type { Link, Places } from "./sellability.ts"

interface Place {
  readonly productId: string
  readonly variantId: string | undefined
  readonly market: string
  /** Lowercase code of the market's currency. */
  readonly currency: string
  readonly places: Places
}

type Target = LinkProps & { readonly label: string }

/** The page where a missing link is added: that of the record, if it is known which one, else the list. */
function useTarget({ productId, variantId, market, currency, places }: Place): (link: Link) => Target {
  const t = useTranslations("admin.products.sales.fix")
  const { channel, profile, key, location, zone, option, item } = places
  const field = (hash: string) => ({ to: "/admin/products/$id", params: { id: productId }, hash }) as const
  const settings = "/admin/settings"
  const openLocation: Target = location
    ? { to: `${settings}/locations/$id`, params: { id: location }, label: t("openLocation") }
    : { to: `${settings}/locations`, label: t("locations") }
  const openChannel: Target = channel
    ? { to: `${settings}/sales-channels/$id`, params: { id: channel }, label: t("disabled") }
    : { to: `${settings}/sales-channels`, label: t("channels") }
  const shipping = (): Target => {
    if (location && zone) {
      const to = `${settings}/locations/$id/zones/$zoneId/options/new` as const
      return { to, params: { id: location, zoneId: zone }, search: { profile }, label: t("shipping") }
    }
    if (!location || !places.hasSets) return openLocation
    return { to: `${settings}/locations/$id/zones/new`, params: { id: location }, label: t("zone") }
  }
  const shippingPrice = (): Target => {
    if (!location || !zone || !option) return openLocation
    const to = `${settings}/locations/$id/zones/$zoneId/options/$optionId` as const
    return { to, params: { id: location, zoneId: zone, optionId: option }, label: t("shippingPrice") }
  }
  return (link) => {
    switch (link) {
      case "variant":
        return { ...field("variants"), label: t("variant") }
      case "price": {
        const params = { id: productId, variantId: variantId ?? "" }
        return { to: "/admin/products/$id/variants/$variantId", params, hash: `price-${currency}`, label: t("price") }
      }
      case "disabled":
      case "location":
        return openChannel
      case "storefront":
        return key
          ? { to: `${settings}/api-keys/$id`, params: { id: key }, label: t("storefront") }
          : { to: `${settings}/api-keys`, search: { type: "publishable" }, label: t("keys") }
      case "country":
        return { to: `${settings}/regions/$id`, params: { id: market }, label: t("country") }
      case "shipping":
        return shipping()
      case "shippingPrice":
        return shippingPrice()
      case "stock":
      case "stockElsewhere":
        return item
          ? { to: "/admin/inventory/$id", params: { id: item }, label: t("stock") }
          : { to: "/admin/inventory", label: t("inventory") }
      case "published":
        return { ...field("status"), label: t(link) }
      case "channel":
        return { ...field("sales-channels"), label: t(link) }
      case "profile":
        return { ...field("shipping-profile"), label: t(link) }
    }
  }
}

/** Links to the page where the missing part can be added. */
export function MissingPartLink({ link, ...place }: Place & { link: Link }) {
  const { label, ...target } = useTarget(place)(link)
  return <TextLink {...target}>{label}</TextLink>
}
