import { useState } from "react"
import { type BackendProblem, type DemoBackend, savedDataPaths } from "#lib/backend-problem.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { BlockingDialog } from "./blocking-dialog.tsx"
import { UnusableData } from "./unusable-data.tsx"

interface NoticeProps {
  backend: DemoBackend
  problem: BackendProblem
}

/** Shows a problem of the demo's backend and the available actions. */
export function BackendProblemNotice({ backend, problem }: NoticeProps) {
  const t = useTranslations("demo")
  const reload = (
    <Button variant="primary" onClick={() => location.reload()}>
      {t("reload")}
    </Button>
  )
  switch (problem.kind) {
    case "unsaved":
      return <UnsavedBanner backend={backend} cause={problem.cause} />
    case "unusable":
      return <UnusableData backend={backend} cause={problem.cause} />
    case "stopped":
      return (
        <BlockingDialog title={t("stopped.title")} text={t("stopped.text")} footer={reload}>
          <p className="font-mono text-xs break-words text-muted">{problem.detail}</p>
        </BlockingDialog>
      )
    default:
      return <BlockingDialog title={t(`${problem.kind}.title`)} text={t(`${problem.kind}.text`)} footer={reload} />
  }
}

function UnsavedBanner({ backend, cause }: { backend: DemoBackend; cause: "full" | "unavailable" | "failed" }) {
  const t = useTranslations("demo.unsaved")
  const [isDismissed, setDismissed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    // `backend.problem` tells whether it worked.
    await backend
      .fetch(new Request(location.origin + savedDataPaths.save, { method: "POST" }))
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  if (isDismissed) return null
  return (
    <div className="fixed inset-x-4 bottom-4 z-60 mx-auto max-w-2xl translate-y-[calc(var(--bottom-bar,0px)*-1)] rounded-lg bg-raised shadow-lg">
      <Banner
        tone="waiting"
        title={t("title")}
        announce
        action={
          cause === "unavailable" ? (
            <Button size="sm" onClick={() => setDismissed(true)}>
              {t("dismiss")}
            </Button>
          ) : (
            <Button size="sm" busy={isBusy} onClick={retry}>
              {t("retry")}
            </Button>
          )
        }
      >
        {t(cause)}
      </Banner>
    </div>
  )
}
