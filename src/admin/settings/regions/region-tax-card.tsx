import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { ActionDialog } from "#admin/kit/action-dialog.tsx"
import { useCurrencyName } from "#admin/settings/store/currency-name.ts"
import { usePriceEffect } from "#admin/settings/store/price-effect.ts"
import { removeTaxSetting, saveTaxSetting, taxSettingOf, taxSettingsQuery } from "#admin/settings/taxes/tax-settings.ts"
import { TogglesCard } from "#admin/settings/toggles/toggles-card.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import type { RegionRecord } from "./region-records.ts"

/** Card with the tax setting of a region: its own, or that of its currency. */
export function RegionTaxCard({ region: { id, name, currency_code } }: { region: RegionRecord }) {
  const t = useTranslations("admin.region")
  const client = useQueryClient()
  const currency = useCurrencyName()(currency_code)
  const effect = usePriceEffect()
  const loading = useQuery(taxSettingsQuery)
  const { data: settings } = loading
  const [isRemoving, setRemoving] = useState(false)
  const refresh = () => client.invalidateQueries({ queryKey: taxSettingsQuery.queryKey })
  const owner = { attribute: "region_id", value: id } as const
  const setting = settings && taxSettingOf(settings, owner)
  const common = settings && taxSettingOf(settings, { attribute: "currency_code", value: currency_code })
  const isCommonOn = common?.is_tax_inclusive ?? false
  return (
    <>
      <TogglesCard
        title={t("taxes.title")}
        description={t("taxInclusiveHint")}
        actions={
          setting && (
            <Button size="sm" onClick={() => setRemoving(true)}>
              {t("taxes.follow", { currency })}
            </Button>
          )
        }
        toggles={
          settings && [
            {
              id,
              name: t("is_tax_inclusive"),
              isOn: setting?.is_tax_inclusive ?? isCommonOn,
              hint: setting ? t("taxes.own") : t("taxes.common", { currency }),
            },
          ]
        }
        failed={loading}
        ask={(_, isOn) => effect.taxInclusive(name ?? "", currency_code, isOn)}
        change={(_, isOn) => saveTaxSetting(owner, setting, isOn).finally(refresh)}
      />
      {setting && isRemoving && (
        <ActionDialog
          title={t("taxes.followTitle", { currency })}
          description={t(isCommonOn ? "taxes.followIncluded" : "taxes.followNotIncluded", { currency })}
          confirm={t("taxes.followConfirm")}
          run={() => removeTaxSetting(setting)}
          done={t("taxes.followed", { currency })}
          onDone={() => void refresh()}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  )
}
