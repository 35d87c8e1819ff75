import { refusalOf } from "#admin/kit/refusal.ts"
import { useReadableReason } from "#admin/orders/order-change/use-readable-reason.ts"
import { errorText } from "#app/error-text.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { lineTitle } from "#lib/line-title.ts"
import { isChangedMeanwhile } from "#machines/kit/changed-meanwhile.ts"
import type { FulfillSnapshot } from "#machines/orders/fulfill/fulfill.machine.ts"
import { numbersShippedWith } from "#machines/orders/fulfill/shipped-already.ts"
import { Banner } from "#ui/banner.tsx"

/** What went wrong while fulfilling or shipping, and what someone else fulfilled in the meantime. */
export function FulfillProblems({ snapshot }: { snapshot: FulfillSnapshot }) {
  const t = useTranslations("admin.fulfill")
  const tFailure = useTranslations("admin.failure")
  const { error, conflict, data, choice } = snapshot.context
  const location = data?.locations.find(({ id }) => id === choice.locationId)?.name ?? ""
  const preview = data?.preview ?? null
  const readable = useReadableReason(preview, error !== null)
  const numbers = error && numbersShippedWith(error)
  // Then the server has refused it for what the list below says.
  const isOvertaken = conflict.length > 0
  const texts = snapshot.matches("notShipped") ? "shipError" : "error"
  if (snapshot.matches("notReserved"))
    return (
      <Banner tone="refused" announce title={t("reserveError.title")}>
        {t("reserveError.text")}
      </Banner>
    )
  return (
    <>
      {error && !(isOvertaken && error.kind === "http") && (
        <Banner tone="refused" announce title={t(numbers ? "shipError.shippedTitle" : `${texts}.title`)}>
          {isChangedMeanwhile(error)
            ? t("shipError.gone")
            : numbers
              ? t("shipError.shipped", { numbers: numbers.join(", ") || t("shipError.noNumbers") })
              : errorText(error, {
                  refused: (reason) => {
                    const refusal = refusalOf(reason)
                    if (refusal === "notEnough" || refusal === "notStocked") return t(`error.${refusal}`, { location })
                    return t(`${texts}.text`, { reason: readable(reason) })
                  },
                  server: texts === "error" ? tFailure("fulfillment") : t("shipError.server"),
                  lost: t(`${texts}.lost`),
                })}
        </Banner>
      )}
      {isOvertaken && (
        <Banner tone={error ? "refused" : "waiting"} announce title={t("conflict.title")}>
          <ul className="list-inside list-disc tabular-nums">
            {conflict.map(({ line, was, left }) => (
              <li key={line.id}>{t("conflict.line", { title: lineTitle(line), was, left })}</li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  )
}
