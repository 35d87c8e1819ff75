import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { ActionDialog } from "#admin/kit/action-dialog.tsx"
import {
  removeTaxSetting,
  saveTaxSetting,
  type TaxSetting,
  type TaxSettingOwner,
  taxSettingOf,
  taxSettingsQuery,
} from "#admin/settings/taxes/tax-settings.ts"
import { TogglesCard } from "#admin/settings/toggles/toggles-card.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { useCurrencyName } from "./currency-name.ts"
import { usePriceEffect } from "./price-effect.ts"
import type { StoreRecord } from "./store.ts"

/** The page of regions that is loaded; with more of them, one that is missing may exist. */
const MAX_REGIONS = 100

interface TaxCardsProps {
  store: StoreRecord
  /** Undefined while loading. */
  regions: readonly { readonly id: string; readonly currency_code: string }[] | undefined
}

/** Cards with the tax settings of the store's currencies, and those of currencies and regions that are gone. */
export function TaxCards({ store, regions }: TaxCardsProps) {
  const t = useTranslations("admin.storeSettings.taxes")
  const client = useQueryClient()
  const nameOfCurrency = useCurrencyName()
  const effect = usePriceEffect()
  const loading = useQuery(taxSettingsQuery)
  const { data: settings } = loading
  const [removing, setRemoving] = useState<TaxSetting>()
  const refresh = () => client.invalidateQueries({ queryKey: taxSettingsQuery.queryKey })
  const ownerOf = (value: string): TaxSettingOwner => ({ attribute: "currency_code", value })
  const isUsed = ({ attribute, value }: TaxSetting) => {
    if (!regions || regions.length >= MAX_REGIONS) return true
    if (attribute === "region_id") return regions.some(({ id }) => id === value)
    const codes = [...store.currencies.map(({ code }) => code), ...regions.map(({ currency_code }) => currency_code)]
    return attribute !== "currency_code" || codes.some((code) => code === value)
  }
  const unused = (settings ?? []).filter((setting) => !isUsed(setting))
  const nameOf = ({ attribute, value }: TaxSetting) =>
    attribute === "region_id" ? t("deletedRegion", { id: (value ?? "").slice(-6) }) : nameOfCurrency(value ?? "")
  return (
    <>
      <TogglesCard
        title={t("title")}
        description={t("hint")}
        toggles={
          settings &&
          store.currencies.map(({ code }) => ({
            id: code,
            name: nameOfCurrency(code),
            isOn: taxSettingOf(settings, ownerOf(code))?.is_tax_inclusive ?? false,
          }))
        }
        failed={loading}
        none={t("none")}
        ask={({ id, name }, isOn) => effect.taxInclusive(name, id, isOn)}
        change={async (code, isOn) => {
          const owner = ownerOf(code)
          await saveTaxSetting(owner, taxSettingOf(settings ?? [], owner), isOn).finally(refresh)
        }}
      />
      {unused.length > 0 && (
        <Card title={t("unused")} description={t("unusedHint")}>
          <ul className="divide-y divide-line text-sm">
            {unused.map((setting) => (
              <li key={setting.id} className="flex min-h-12 items-center justify-between gap-4 py-1.5">
                <span className="grid min-w-0">
                  <span className="font-semibold wrap-anywhere">{nameOf(setting)}</span>
                  <span className="text-muted">{t(setting.is_tax_inclusive ? "included" : "notIncluded")}</span>
                </span>
                <IconButton
                  icon="trash"
                  label={t("remove", { owner: nameOf(setting) })}
                  onClick={() => setRemoving(setting)}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {removing && (
        <ActionDialog
          title={t("removeTitle")}
          description={t("removeText", { owner: nameOf(removing) })}
          isDangerous
          confirm={t("removeConfirm")}
          run={() => removeTaxSetting(removing)}
          done={t("removed")}
          onDone={() => void refresh()}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  )
}
