import { useTranslations } from "#lib/i18n.tsx"
import { whyNotStart } from "#machines/promotions/promotion-codes/promotion-codes.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { ProgressBar } from "#ui/progress-bar.tsx"
import type { StepProps } from "./step-props.ts"

const MAX_SHOWN = 60

/** The codes that will be created. */
export function CodesPreview({ snapshot, send, change }: StepProps) {
  const t = useTranslations("admin.promotionCodes")
  const { rows, preview, isBlocked } = snapshot.context
  const back = <Button onClick={() => send({ type: "preview.leave" })}>{t("preview.back")}</Button>
  if (snapshot.matches({ previewing: "loading" }))
    return (
      <Card>
        <div className="grid gap-4">
          <ProgressBar
            label={t("preview.loading")}
            value={preview.length}
            max={rows.length}
            text={t("progress.of", { settled: preview.length, total: rows.length })}
          />
          <div>{back}</div>
        </div>
      </Card>
    )
  const count = preview.length
  const replaced = preview.filter(({ isReplaced }) => isReplaced).length
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: "job.start" })
      }}
    >
      {isBlocked && <Banner tone="waiting" announce title={t("preview.blocked")} />}
      {replaced > 0 && <Banner title={t("preview.replaced", { count: replaced })} />}
      <Card
        title={t("preview.title", { count })}
        description={t("preview.text", { code: change.source.code })}
        footer={
          count > MAX_SHOWN && (
            <p className="text-sm text-muted">{t("preview.first", { shown: MAX_SHOWN, all: count })}</p>
          )
        }
      >
        <ul className="grid gap-x-6 gap-y-1 font-mono text-sm sm:grid-cols-2 lg:grid-cols-3">
          {preview.slice(0, MAX_SHOWN).map(({ id, title }) => (
            <li key={id} className="wrap-anywhere">
              {title}
            </li>
          ))}
        </ul>
      </Card>
      <div className="flex flex-wrap justify-end gap-2">
        {back}
        <Button
          type="submit"
          variant="primary"
          busy={snapshot.hasTag("busy")}
          disabledReason={whyNotStart(change, preview) && t("preview.nothing")}
        >
          {t("preview.confirm", { count })}
        </Button>
      </div>
    </form>
  )
}
