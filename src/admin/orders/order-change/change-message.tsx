import { errorText } from "#app/error-text.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { compareMoney, formatMoney } from "#lib/money.ts"
import { shortStockIn } from "#machines/orders/order-change/short-stock.ts"
import { Banner } from "#ui/banner.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import type { ChangeProps } from "./change-page.tsx"
import { refusedCode } from "./refused-code.ts"
import { useReadableReason } from "./use-readable-reason.ts"

/** One message above a change: what someone else changed, the last step that wasn't saved, or both. */
export function ChangeMessage({ snapshot, send, preview }: Pick<ChangeProps, "snapshot" | "send" | "preview">) {
  const t = useTranslations("admin.orderChange")
  const tFailure = useTranslations("admin.failure")
  const locale = useLocale()
  const { error, conflict, change } = snapshot.context
  const readable = useReadableReason(preview, error !== null)
  const retry = error && snapshot.can({ type: "retry" }) && (
    <RetryButton size="sm" onClick={() => send({ type: "retry" })} />
  )
  // A refused code is explained at its field.
  const problem =
    error && !refusedCode(snapshot.context)
      ? errorText(error, {
          refused: (reason) => {
            // The server refuses a step of a change that has ended, which the message says already.
            if (conflict?.hasEnded) return ""
            const short = shortStockIn(error)
            if (short)
              return short
                .map(({ item, location, needed, free }) =>
                  location === ""
                    ? t("error.notStocked", { item })
                    : t("error.shortStock", { item, location, needed, free }),
                )
                .join(" ")
            // It only reads prices of the currency here, not those of regions.
            if (change?.type === "change.addShipping" && /do not have a price\.?$/.test(reason))
              return t("error.noShippingPrice", {
                name: readable(change.optionId),
                currency: (preview.currency_code ?? "").toUpperCase(),
              })
            return t("error.text", { reason: readable(reason) })
          },
          server: tFailure("step"),
          lost: t("error.lost"),
        })
      : null
  if (!conflict)
    return (
      problem && (
        <Banner tone="refused" announce title={t("error.title")} action={retry}>
          {problem}
        </Banner>
      )
    )
  const format = (amount: number) => formatMoney(amount, conflict.currency, locale)
  return (
    <Banner tone="waiting" announce title={t("conflict.title")} action={retry}>
      <p>{t(conflict.hasEnded ? "conflict.ended" : "conflict.text")}</p>
      <ul className="list-inside list-disc tabular-nums">
        {compareMoney(conflict.was, conflict.now, conflict.currency) !== 0 && (
          <li>{t("conflict.total", { was: format(conflict.was), now: format(conflict.now) })}</li>
        )}
        {conflict.lines.map(({ id, title, was, now }) => (
          <li key={id}>{t("conflict.line", { title, was: String(was), now: String(now) })}</li>
        ))}
      </ul>
      {problem !== null && (
        <p className="pt-1">
          {t("conflict.notSaved")} {problem}
        </p>
      )}
    </Banner>
  )
}
