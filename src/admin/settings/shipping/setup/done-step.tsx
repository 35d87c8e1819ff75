import { SetCard } from "#admin/settings/shipping/locations/set-card.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { zonesWithout } from "#machines/settings/location-setup/location-setup.rules.ts"
import type { LocationShipping } from "#machines/settings/location-setup/location-shipping.ts"
import { Banner } from "#ui/banner.tsx"
import { LinkButton } from "#ui/link-button.tsx"

/** What the location ships, and what is left out. */
export function DoneStep({ location }: { location: LocationShipping }) {
  const t = useTranslations("admin.locationSetup.done")
  const withoutReturns = zonesWithout(location, "returnOption").map(({ name }) => name)
  return (
    <>
      <Banner
        tone="done"
        announce
        title={t("title", { location: location.name })}
        action={
          <LinkButton size="sm" to="/admin/settings/shipping-check">
            {t("check")}
          </LinkButton>
        }
      >
        {t("text")}
      </Banner>
      {withoutReturns.length > 0 && (
        <Banner title={t("noReturns")}>{t("noReturnsText", { zones: withoutReturns.join(", ") })}</Banner>
      )}
      {location.sets.map((set) => (
        <SetCard key={set.id} location={location.id} set={set} />
      ))}
    </>
  )
}
