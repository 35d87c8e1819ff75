import { useQuery } from "@tanstack/react-query"
import { useLocationNames } from "#admin/inventory/location-names.ts"
import { reservations } from "#admin/inventory/reservation.resource.ts"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { LinkButton, TextLink } from "#ui/link-button.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"

const SHOWN = 5

/** Card with the latest reservations of an item. */
export function ItemReservations({ itemId }: { itemId: string }) {
  const t = useTranslations("admin.inventory.reservations")
  const nameOf = useLocationNames()
  const { data, error, refetch } = useQuery(reservations.list({ item: [itemId] }))
  return (
    <Card
      title={t("title")}
      actions={
        <LinkButton to="/admin/reservations/new" search={{ item: itemId }} size="sm" icon="plus">
          {t("reserve")}
        </LinkButton>
      }
    >
      {error && <ListError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonText lines={2} />}
      {data?.count === 0 && <p className="text-sm text-muted">{t("none")}</p>}
      {data && data.count > 0 && (
        <div className="grid gap-3 text-sm">
          <ul className="grid gap-2">
            {data.rows.slice(0, SHOWN).map(({ id, quantity, location_id, description, created_at }) => (
              <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="wrap-anywhere">
                  <TextLink to="/admin/reservations/$id" params={{ id }}>
                    {t("at", { count: quantity, location: nameOf(location_id) })}
                  </TextLink>
                  {description && <span className="block text-muted">{description}</span>}
                </span>
                {created_at && (
                  <span className="text-xs text-muted">
                    <DateTime value={created_at} />
                  </span>
                )}
              </li>
            ))}
          </ul>
          <p>
            <TextLink to="/admin/reservations" search={{ item: [itemId] }}>
              {t("all", { count: data.count })}
            </TextLink>
          </p>
        </div>
      )}
    </Card>
  )
}
