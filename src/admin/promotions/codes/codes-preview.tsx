import { PreviewFrame } from "#admin/kit/bulk-job/preview-frame.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { whyNotStart } from "#machines/promotions/promotion-codes/promotion-codes.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Card } from "#ui/card.tsx"
import type { StepProps } from "./step-props.ts"

const MAX_SHOWN = 60

/** The codes that will be created. */
export function CodesPreview({ snapshot, send, change }: StepProps) {
  const t = useTranslations("admin.promotionCodes")
  const { preview } = snapshot.context
  const count = preview.length
  const replaced = preview.filter(({ isReplaced }) => isReplaced).length
  return (
    <PreviewFrame
      texts="promotionCodes"
      snapshot={snapshot}
      onBack={() => send({ type: "preview.leave" })}
      onStart={() => send({ type: "job.start" })}
      confirm={t("preview.confirm", { count })}
      disabledReason={whyNotStart(change, preview) && t("preview.nothing")}
    >
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
    </PreviewFrame>
  )
}
