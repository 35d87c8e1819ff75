import { useQuery } from "@tanstack/react-query"
import { OptionLine } from "#admin/settings/shipping/options/option-line.tsx"
import { shippingQuery } from "#admin/settings/shipping/shipping.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { isReturn } from "#machines/settings/location-setup/location-shipping.ts"
import { Card } from "#ui/card.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Skeleton } from "#ui/skeleton.tsx"

interface ZoneOptionsProps {
  location: string
  zone: string
}

/** Cards with a zone's options for shipping to customers, and for returns. */
export function ZoneOptions({ location, zone }: ZoneOptionsProps) {
  const t = useTranslations("admin.locations.zone")
  const { data } = useQuery(shippingQuery(location))
  const options = data?.sets.flatMap(({ zones }) => zones).find(({ id }) => id === zone)?.options
  if (!options) return <Skeleton className="h-24 w-full" />
  const groups = [
    { key: "outbound", search: {}, rows: options.filter((option) => !isReturn(option)) },
    { key: "returns", search: { return: true }, rows: options.filter(isReturn) },
  ] as const
  return groups.map(({ key, search, rows }) => (
    <Card
      key={key}
      title={t(`options.${key}.title`)}
      actions={
        <LinkButton
          size="sm"
          icon="plus"
          to="/admin/settings/locations/$id/zones/$zoneId/options/new"
          params={{ id: location, zoneId: zone }}
          search={search}
        >
          {t(`options.${key}.add`)}
        </LinkButton>
      }
    >
      {rows.length === 0 ? (
        <p className="text-sm text-muted">{t(`options.${key}.none`)}</p>
      ) : (
        <ul className="grid gap-1.5">
          {rows.map((option) => (
            <OptionLine key={option.id} location={location} zone={zone} option={option} />
          ))}
        </ul>
      )}
    </Card>
  ))
}
