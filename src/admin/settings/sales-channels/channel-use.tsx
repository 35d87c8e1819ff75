import { useTranslations } from "#lib/i18n.tsx"
import { Badge } from "#ui/badge.tsx"
import { Card } from "#ui/card.tsx"
import { TextLink } from "#ui/link-button.tsx"
import type { Channel } from "./sales-channel.resource.ts"

interface Linked {
  readonly publishable_api_keys?: readonly { id: string; title: string; revoked_at?: string | null }[] | null
  readonly stock_locations?: readonly { id: string; name: string }[] | null
}

/** Card with the publishable keys and the locations that use a sales channel. */
export function ChannelUse({ channel }: { channel: Channel }) {
  const t = useTranslations("admin.channels.use")
  const { publishable_api_keys: keys, stock_locations: locations } = channel as Linked
  const list = "grid gap-1 pt-1 text-sm"
  return (
    <Card title={t("title")}>
      <div className="grid gap-4">
        <div>
          <h3 className="text-xs font-semibold text-muted">{t("keys")}</h3>
          {keys?.length ? (
            <ul className={list}>
              {keys.map(({ id, title, revoked_at }) => (
                <li key={id} className="flex flex-wrap items-center gap-2 break-words">
                  {title}
                  {revoked_at && <Badge>{t("revoked")}</Badge>}
                </li>
              ))}
            </ul>
          ) : (
            <p className="pt-1 text-sm text-muted">{t("noKeys")}</p>
          )}
        </div>
        <div>
          <h3 className="text-xs font-semibold text-muted">{t("locations")}</h3>
          {locations?.length ? (
            <ul className={list}>
              {locations.map(({ id, name }) => (
                <li key={id} className="break-words">
                  <TextLink to="/admin/settings/locations/$id" params={{ id }} variant="plain">
                    {name}
                  </TextLink>
                </li>
              ))}
            </ul>
          ) : (
            <p className="pt-1 text-sm text-muted">{t("noLocations")}</p>
          )}
        </div>
      </div>
    </Card>
  )
}
