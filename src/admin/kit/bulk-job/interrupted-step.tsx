import { useTranslations } from "#lib/i18n.tsx"
import { progressOf } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { ProgressBar } from "#ui/progress-bar.tsx"
import type { SharedStepProps } from "./step-props.ts"

/** A job that a reload has stopped: it can be continued, rolled back, or left as it is. */
export function InterruptedStep({ texts, snapshot, send, onClose }: SharedStepProps & { onClose: () => void }) {
  const t = useTranslations(`admin.${texts}`)
  const { job, isBlocked } = snapshot.context
  if (!job) return null
  const progress = progressOf(job, "forward")
  return (
    <>
      {isBlocked && <Banner tone="waiting" announce title={t("interrupted.blocked")} />}
      <Card title={t("interrupted.title")} description={t("interrupted.text", { ...progress })}>
        <div className="grid gap-5">
          <ProgressBar
            label={t("progress.label")}
            value={progress.settled}
            max={progress.total}
            tone="waiting"
            text={t("progress.of", { ...progress })}
          />
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={onClose}>{t("interrupted.discard")}</Button>
            {snapshot.can({ type: "job.rollBack" }) && (
              <Button icon="return" onClick={() => send({ type: "job.rollBack" })}>
                {t("interrupted.rollBack")}
              </Button>
            )}
            <Button variant="primary" onClick={() => send({ type: "job.resume" })}>
              {t("interrupted.continue")}
            </Button>
          </div>
        </div>
      </Card>
    </>
  )
}
