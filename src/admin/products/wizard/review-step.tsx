import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import {
  handleOf,
  missingForSale,
  numberOf,
  optionsOf,
  type PublishReason,
  regionsWithoutPrice,
  variantsOf,
  variantsWithoutStock,
  type WizardStep,
} from "#machines/products/product-wizard/product-wizard.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Facts } from "#ui/facts.tsx"
import type { StepProps } from "./step-props.ts"

const stepOf: Readonly<Record<PublishReason, WizardStep>> = { price: "prices", channel: "details", profile: "details" }

/** What will be created, and what is missing before shoppers can buy it. */
export function ReviewStep({ draft, settings, onGo }: StepProps & { onGo: (step: WizardStep) => void }) {
  const t = useTranslations("admin.productWizard.review")
  const tf = useTranslations("admin.products.fields")
  const locale = useLocale()
  const variants = variantsOf(draft)
  const [currency = ""] = settings.currencies
  const missing = missingForSale(draft, settings)
  const soldOut = variantsWithoutStock(draft).length
  const unpriced = regionsWithoutPrice(draft, settings).join(", ")
  const amounts = variants.flatMap(({ row }) => numberOf(row.prices[currency]) ?? [])
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  const units = variants.reduce(
    (sum, { row }) =>
      row.isManaged ? Object.values(row.quantities).reduce((total, typed) => total + (numberOf(typed) ?? 0), sum) : sum,
    0,
  )
  const names = (all: readonly { id: string; name: string }[], ids: readonly string[]) =>
    all.flatMap(({ id, name }) => (ids.includes(id) ? name : [])).join(", ") || t("none")
  const listed = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(", ")
  return (
    <>
      {missing.length > 0 ? (
        <Banner tone="waiting" title={t("missing")}>
          <ul className="grid gap-2">
            {missing.map((reason) => (
              <li key={reason} className="flex flex-wrap items-center justify-between gap-2">
                {t(`reasons.${reason}`, { currency: currency.toUpperCase() })}
                <Button size="sm" onClick={() => onGo(stepOf[reason])}>
                  {t(`fix.${reason}`)}
                </Button>
              </li>
            ))}
          </ul>
        </Banner>
      ) : (
        <Banner tone="done" title={t("ready")}>
          {t("readyText")}
        </Banner>
      )}
      {unpriced && !missing.includes("price") && (
        <Banner
          tone="waiting"
          title={t("unpriced", { regions: unpriced })}
          action={
            <Button size="sm" onClick={() => onGo("prices")}>
              {t("fix.price")}
            </Button>
          }
        />
      )}
      {soldOut > 0 && <Banner tone="waiting" title={t("soldOut", { count: soldOut })} />}
      <Card title={draft.title}>
        <Facts
          items={[
            { label: t("handle"), value: handleOf(draft) },
            { label: t("images"), value: String(draft.pictures.length) },
            draft.hasOptions && {
              label: t("options"),
              value: optionsOf(draft)
                .map(({ title, values }) => `${title}: ${values.join(", ")}`)
                .join(" · "),
            },
            { label: t("variants"), value: String(variants.length) },
            {
              label: t("price"),
              value:
                amounts.length === 0
                  ? t("none")
                  : low === high
                    ? money(low)
                    : t("range", { from: money(low), to: money(high) }),
            },
            { label: t("stock"), value: t("units", { count: units }) },
            { label: t("channels"), value: names(settings.channels, draft.channelIds) },
            { label: t("profile"), value: names(settings.profiles, [draft.profileId]) },
            draft.collection && { label: tf("collection_id"), value: draft.collection.name },
            draft.type && { label: tf("type_id"), value: draft.type.name },
            draft.categories.length > 0 && { label: tf("categories"), value: listed(draft.categories) },
            draft.tags.length > 0 && { label: tf("tags"), value: listed(draft.tags) },
          ]}
        />
      </Card>
    </>
  )
}
