import { useTranslations } from "#lib/i18n.tsx"
import { isInStore, isReturn, type Option } from "#machines/settings/location-setup/location-shipping.ts"
import { Badge } from "#ui/badge.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { usePriceText } from "./price-text.ts"

interface OptionLineProps {
  location: string
  zone: string
  option: Option
}

/** A shipping option in a list: its name, what it is for, and its prices. */
export function OptionLine({ location, zone, option }: OptionLineProps) {
  const t = useTranslations("admin.locations.option")
  const priceText = usePriceText()
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm">
      <span className="min-w-0 break-words">
        <TextLink
          to="/admin/settings/locations/$id/zones/$zoneId/options/$optionId"
          params={{ id: location, zoneId: zone, optionId: option.id }}
          variant="plain"
        >
          {option.name}
        </TextLink>
      </span>
      {isReturn(option) && <Badge>{t("return")}</Badge>}
      {!isInStore(option) && <Badge>{t("adminOnly")}</Badge>}
      <span className="text-muted tabular-nums sm:ms-auto">{priceText(option)}</span>
    </li>
  )
}
