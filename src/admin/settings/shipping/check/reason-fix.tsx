import { useTranslations } from "#lib/i18n.tsx"
import { TextLink } from "#ui/link-button.tsx"
import type { OptionResult, Reason } from "./check.rules.ts"

/** Links to the page where a reason can be fixed. */
export function ReasonFix({ reason, result }: { reason: Reason; result: OptionResult }) {
  const t = useTranslations("admin.shippingCheck.fix")
  const id = result.location.id
  const zoneId = result.zone.id
  if (reason === "channel")
    return (
      <TextLink to="/admin/settings/locations/$id" params={{ id }}>
        {t("location")}
      </TextLink>
    )
  if (reason === "stock") return <TextLink to="/admin/inventory">{t("inventory")}</TextLink>
  if (reason === "country" || reason === "province" || reason === "city" || reason === "postal")
    return (
      <TextLink to="/admin/settings/locations/$id/zones/$zoneId" params={{ id, zoneId }}>
        {t("zone")}
      </TextLink>
    )
  return (
    <TextLink
      to="/admin/settings/locations/$id/zones/$zoneId/options/$optionId"
      params={{ id, zoneId, optionId: result.option.id }}
    >
      {t("option")}
    </TextLink>
  )
}
