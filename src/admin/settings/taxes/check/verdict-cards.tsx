import { useTaxNames } from "#admin/settings/taxes/tax-names.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatPercent } from "#lib/percent-input.ts"
import { sumOfRates, type TaxVerdict, winningRates } from "#machines/settings/tax-setup/tax-winner.rules.ts"
import { Card } from "#ui/card.tsx"
import { Icon } from "#ui/icon.tsx"
import { TextLink } from "#ui/link-button.tsx"

/** Cards with the rates that apply, their total and reasons, and with the rates that don't apply. */
export function VerdictCards({ verdicts }: { verdicts: readonly TaxVerdict[] }) {
  const t = useTranslations("admin.taxCheck")
  const locale = useLocale()
  const winners = verdicts.filter(({ result }) => result === "wins" || result === "added")
  const others = verdicts.filter((verdict) => !winners.includes(verdict))
  const total = sumOfRates(winningRates(verdicts))
  return (
    <>
      <Card title={t("applied", { total: formatPercent(total, locale) })} padding="flush">
        {winners.length === 0 && <p className="px-4 pb-4 text-sm text-muted sm:px-5">{t("noRate")}</p>}
        <ul>
          {winners.map((verdict) => (
            <VerdictRow key={verdict.rate.id} verdict={verdict} />
          ))}
        </ul>
      </Card>
      {others.length > 0 && (
        <Card title={t("others")} padding="flush">
          <ul>
            {others.map((verdict) => (
              <VerdictRow key={verdict.rate.id} verdict={verdict} />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

function VerdictRow({ verdict: { rate, region, match, result } }: { verdict: TaxVerdict }) {
  const t = useTranslations("admin.taxCheck")
  const locale = useLocale()
  const names = useTaxNames()
  const wins = result === "wins" || result === "added"
  return (
    <li className="grid gap-1 border-t border-line px-4 py-3 text-sm sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere">
          <TextLink
            to="/admin/settings/tax-regions/$id/rates/$rateId"
            params={{ id: region.id, rateId: rate.id }}
            variant="plain"
          >
            {rate.name || rate.code}
          </TextLink>{" "}
          <span className="text-muted">{names.region(region)}</span>
        </span>
        <span className="tabular-nums">{formatPercent(rate.rate ?? 0, locale)}</span>
      </div>
      <p className="flex gap-1.5 text-muted">
        <Icon
          name={wins ? "check" : "info"}
          size={14}
          className={wins ? "mt-0.5 shrink-0 text-done-ink" : "mt-0.5 shrink-0"}
        />
        <span className="min-w-0">
          {result === "added" && `${t("added")} `}
          {wins && match ? t(`matches.${match}`) : t(`results.${result as Exclude<typeof result, "wins" | "added">}`)}
        </span>
      </p>
    </li>
  )
}
