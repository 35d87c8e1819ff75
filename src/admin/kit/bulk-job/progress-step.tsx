import { useRefusalText } from "#admin/kit/refusal.ts"
import { errorText } from "#app/error-text.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { countsOf, progressOf } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { ProgressBar } from "#ui/progress-bar.tsx"
import type { SharedStepProps } from "./step-props.ts"

/** The progress of a running or paused job; `running` says what it does. */
export function ProgressStep({ texts, snapshot, send, running }: SharedStepProps & { running: string }) {
  const t = useTranslations(`admin.${texts}.progress`)
  const refusal = useRefusalText()
  const { job, direction, stop, error } = snapshot.context
  if (!job) return null
  const isPaused = snapshot.matches({ working: "paused" })
  const { settled, total } = progressOf(job, direction)
  const { failed } = countsOf(job)
  return (
    <>
      {error && (
        <Banner tone="refused" announce title={t("paused")}>
          {errorText(error, {
            refused: (text) => t("refused", { reason: refusal(text) }),
            server: t("server"),
            lost: t("lost"),
          })}
        </Banner>
      )}
      <Card
        title={isPaused ? t("paused") : direction === "back" ? t("rollingBack") : running}
        description={stop ? t("stopping") : t("leave")}
      >
        <div className="grid gap-5">
          <ProgressBar
            label={t("label")}
            value={settled}
            max={total}
            tone={isPaused ? "waiting" : "progress"}
            text={t("of", { settled, total })}
          />
          {failed > 0 && direction === "forward" && (
            <p className="text-sm text-refused-ink">{t("failed", { count: failed })}</p>
          )}
          <div className="flex flex-wrap justify-end gap-2">
            {(isPaused || direction === "forward") && (
              <Button
                disabledReason={stop === "cancel" ? t("stopping") : undefined}
                onClick={() => send({ type: "job.cancel" })}
              >
                {t("cancel")}
              </Button>
            )}
            {isPaused ? (
              <>
                {direction === "forward" && snapshot.can({ type: "job.rollBack" }) && (
                  <Button icon="return" onClick={() => send({ type: "job.rollBack" })}>
                    {t("rollBack")}
                  </Button>
                )}
                <Button variant="primary" onClick={() => send({ type: "job.resume" })}>
                  {t("continue")}
                </Button>
              </>
            ) : (
              <Button
                variant="primary"
                disabledReason={stop ? t("stopping") : undefined}
                onClick={() => send({ type: "job.pause" })}
              >
                {t("pause")}
              </Button>
            )}
          </div>
        </div>
      </Card>
    </>
  )
}
