import { useTranslations } from "#lib/i18n.tsx"
import { searchEnv } from "#store/search/search-env.ts"
import { useConsent } from "#store/visit/consent.ts"
import { Button } from "#ui/button.tsx"
import { answerSearchConsent } from "./trail.ts"

/** Asks once for consent to search statistics, below the results; the answer can be changed in the footer. */
export function SearchConsent() {
  const t = useTranslations("search.consent")
  const answer = useConsent("search")
  if (answer !== null || searchEnv().kind !== "hosted") return null
  return (
    <section aria-label={t("title")} className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-6 text-sm text-muted">
      <p className="max-w-prose">{t("text")}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => answerSearchConsent(true)}>
          {t("allow")}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => answerSearchConsent(false)}>
          {t("refuse")}
        </Button>
      </div>
    </section>
  )
}
