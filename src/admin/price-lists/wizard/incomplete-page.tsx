import { useCreationError } from "#admin/kit/guided-setup/creation-texts.ts"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { variantName } from "#admin/price-lists/grid/price-grid.tsx"
import { useColumnName } from "#admin/price-lists/grid/use-price-columns.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { PriceListContext } from "#machines/price-lists/price-list.context.ts"
import { whyNotDrop } from "#machines/price-lists/price-list.machine.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { RetryButton } from "#ui/retry-button.tsx"

/** Refused prices that are listed. */
const SHOWN = 100

interface IncompletePageProps {
  context: PriceListContext
  send: (event: { type: "retry" | "drop" | "keep" }) => void
}

/** The list is a draft: which prices it lacks and why, and what can be done. */
export function IncompletePage({ context, send }: IncompletePageProps) {
  const t = useTranslations("admin.priceListWizard.incomplete")
  const refusal = useRefusalText()
  const textOf = useCreationError("priceListWizard")
  const columnName = useColumnName()
  const { draft, refused, left, stop, error, activate } = context
  const rows = new Map(draft.rows.map((row) => [row.id, row]))
  const reason = whyNotDrop(context)
  return (
    <Page width="narrow">
      <PageHeader title={t("title", { title: draft.title })} description={t("text")} />
      {stop && (
        <Banner tone="refused" announce title={t("stopped")}>
          {t(`stops.${stop}`)}
          {left && left.length > 0 && ` ${t("left", { count: left.length })}`}
        </Banner>
      )}
      {error && (
        <Banner tone="refused" announce title={t(activate ? "notActivated" : "notFinished")}>
          {textOf(error)}
        </Banner>
      )}
      {refused.length > 0 && (
        <Card title={t("refused", { count: refused.length })} padding="flush">
          <ul className="border-t border-line text-sm">
            {refused.slice(0, SHOWN).map(({ variant, column, text, isGone }) => {
              const row = rows.get(variant)
              return (
                <li
                  key={`${variant} ${column}`}
                  className="grid gap-0.5 border-b border-line px-4 py-2 last:border-b-0 sm:px-5"
                >
                  <span className="font-semibold wrap-anywhere">
                    {row ? variantName(row) : variant} · {columnName(column)}
                  </span>
                  <span className="text-muted wrap-anywhere">{isGone ? t("gone") : refusal(text)}</span>
                </li>
              )
            })}
          </ul>
          {refused.length > SHOWN && (
            <p className="border-t border-line px-4 py-2 text-sm text-muted sm:px-5">
              {t("more", { count: refused.length - SHOWN })}
            </p>
          )}
        </Card>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => send({ type: "keep" })}>{t("keep")}</Button>
        {refused.length > 0 && (
          <Button disabledReason={reason && t(`whyNot.${reason}`)} onClick={() => send({ type: "drop" })}>
            {t(activate ? "dropAndActivate" : "drop")}
          </Button>
        )}
        <RetryButton variant="primary" onClick={() => send({ type: "retry" })} />
      </div>
    </Page>
  )
}
