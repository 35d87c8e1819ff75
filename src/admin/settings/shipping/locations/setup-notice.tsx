import { useQuery } from "@tanstack/react-query"
import { shippingQuery } from "#admin/settings/shipping/shipping.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { shippingGap } from "#machines/settings/location-setup/location-setup.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { LinkButton } from "#ui/link-button.tsx"

/** Says what keeps the location from shipping orders. */
export function SetupNotice({ id }: { id: string }) {
  const t = useTranslations("admin.locationSetup")
  const { data: shipping } = useQuery(shippingQuery(id))
  const gap = shipping && shippingGap(shipping)
  if (!gap) return null
  return (
    <Banner
      tone="waiting"
      title={t("gap")}
      action={
        <LinkButton size="sm" to="/admin/settings/locations/setup" search={{ location: id }}>
          {t("resume")}
        </LinkButton>
      }
    >
      {t("gapText", { step: t(`steps.${gap}`) })}
    </Banner>
  )
}
