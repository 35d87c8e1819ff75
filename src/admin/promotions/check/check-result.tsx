import { useRefusalText } from "#admin/kit/refusal.ts"
import { errorText } from "#app/error-text.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import type { Promotion } from "#schema/admin/entities/promotion.ts"
import { refusalReason } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { CheckAmounts } from "./check-amounts.tsx"
import { CheckRules } from "./check-rules.tsx"
import type { CheckSearch } from "./check-search.ts"
import { useTrialPlace } from "./trial-settings.ts"
import type { CheckAnswer, CheckRun } from "./use-check.ts"
import { useReasons } from "./use-reasons.ts"

interface CheckResultProps {
  promotion: Promotion
  search: CheckSearch
  check: CheckRun
}

/** Whether the promotion applies and why, with its rules and the amounts that the server took off. */
export function CheckResult({ search, check: { check, cleanup } }: CheckResultProps) {
  const t = useTranslations("admin.promotionCheck")
  const refusal = useRefusalText()
  const { channels } = useTrialPlace(search)
  const answer = check.data
  const isChanged = answer !== undefined && JSON.stringify(answer.search) !== JSON.stringify(search)
  if (channels.data?.length === 0) {
    return (
      <Banner
        tone="waiting"
        title={t("noKey.title")}
        action={
          <LinkButton size="sm" to="/admin/settings/api-keys" search={{ type: "publishable" }}>
            {t("noKey.link")}
          </LinkButton>
        }
      >
        {t("noKey.text")}
      </Banner>
    )
  }
  return (
    <div className="grid min-w-0 gap-6">
      {check.error && (
        <Banner tone="refused" announce title={t("failed.title")}>
          {errorText(check.error, {
            refused: (reason) => t("failed.refused", { reason: refusal(reason) }),
            server: t("failed.server"),
            lost: t("failed.lost"),
          })}
        </Banner>
      )}
      {check.isPending ? (
        <SkeletonText lines={6} />
      ) : answer ? (
        <>
          {isChanged && <Banner tone="waiting" title={t("changed")} />}
          <Answer answer={answer} />
        </>
      ) : (
        !check.error && <EmptyState icon="percent" title={t("start.title")} text={t("start.text")} />
      )}
      {cleanup.error ? (
        <Banner
          tone="refused"
          announce
          title={t("cleanFailed.title")}
          action={<RetryButton size="sm" onClick={() => cleanup.variables && cleanup.mutate(cleanup.variables)} />}
        >
          {t("cleanFailed.text")}
        </Banner>
      ) : (
        !cleanup.isIdle && <p className="text-sm text-muted">{t(cleanup.isPending ? "cleaning" : "cleaned")}</p>
      )}
    </div>
  )
}

function Answer({ answer }: { answer: CheckAnswer }) {
  const t = useTranslations("admin.promotionCheck")
  const refusal = useRefusalText()
  const locale = useLocale()
  const reasonOf = useReasons(answer)
  const { check, cart, search } = answer
  const refused = answer.refusal && refusalReason(answer.refusal)
  const disagrees = check.disagrees && !refused
  const isOther = search.customer !== undefined && cart.customer?.id !== search.customer
  const reasons = (
    <ul className="grid list-disc gap-1 pl-4">
      {check.whyNot.map((why) => {
        const text = reasonOf(why)
        return <li key={text}>{text}</li>
      })}
      {refused && <li>{t("serverRefused", { reason: refusal(refused) })}</li>}
    </ul>
  )
  return (
    <>
      {disagrees && (
        <Banner tone="waiting" title={t("disagrees.title")}>
          {t(check.applies ? "disagrees.applied" : "disagrees.ignored")}
          {check.applies && reasons}
        </Banner>
      )}
      {isOther && <Banner title={t("otherCustomer")} />}
      {check.applies ? (
        <Banner
          tone="done"
          announce
          title={t("applies", { amount: formatMoney(check.discount, cart.currency_code, locale) })}
        />
      ) : (
        <Banner tone="waiting" announce title={t("appliesNot")}>
          {disagrees ? undefined : reasons}
        </Banner>
      )}
      <CheckRules answer={answer} />
      <CheckAmounts answer={answer} />
    </>
  )
}
