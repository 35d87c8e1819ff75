import { useMutation } from "@tanstack/react-query"
import { Suspense, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { toApiError } from "#sdk/error.ts"
import { Badge } from "#ui/badge.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { ConfirmDialog } from "#ui/dialog.tsx"
import { late } from "#ui/late.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { FactorProblem } from "./factor-problem.tsx"
import { type Enrollment, type FactorSource, useFactors } from "./use-factors.ts"

const EnrollDialog = late(async () => (await import("./enroll-dialog.tsx")).EnrollDialog)
const RemoveDialog = late(async () => (await import("./remove-dialog.tsx")).RemoveDialog)
const CodesDialog = late(async () => (await import("./codes-dialog.tsx")).CodesDialog)

/** Card of the account with two-step verification: set up an app, remove it, create recovery codes. */
export function FactorsCard(source: FactorSource) {
  const t = useTranslations("signIn.factors")
  const factors = useFactors(source)
  const { query, enabled } = factors
  const [enrollment, setEnrollment] = useState<Enrollment>()
  const [open, setOpen] = useState<"remove" | "renew">()
  const [codes, setCodes] = useState<readonly string[]>()
  const start = useMutation({ mutationFn: () => factors.start(), onSuccess: setEnrollment })
  const renew = useMutation({
    mutationFn: () => factors.createCodes(),
    onSuccess: setCodes,
    onSettled: () => setOpen(undefined),
  })
  // The server has no key for the secrets, so nobody can have a second factor.
  const isUnavailable = start.error !== null && toApiError(start.error).type === "invalid_data"
  const done = () => {
    setEnrollment(undefined)
    setOpen(undefined)
    void factors.refresh()
  }
  return (
    <Card
      title={t("title")}
      badge={query.data && <Badge tone={enabled ? "done" : "inactive"}>{t(enabled ? "on" : "off")}</Badge>}
      description={t("text")}
      actions={
        query.data &&
        !enabled && (
          <Button size="sm" icon="lock" busy={start.isPending} onClick={() => start.mutate()}>
            {t("add")}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        {query.error && !query.data && (
          <FactorProblem title={t("loadFailed")} error={query.error} onRetry={() => void query.refetch()} />
        )}
        {!query.error && !query.data && <SkeletonText lines={1} />}
        {isUnavailable ? (
          <Banner tone="waiting" announce title={t("unavailable")}>
            {t("unavailableText")}
          </Banner>
        ) : (
          start.error && <FactorProblem title={t("addFailed")} error={start.error} />
        )}
        {renew.error && <FactorProblem title={t("codesFailed")} error={renew.error} />}
        {enabled && (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-sm">{t("app")}</p>
            <span className="flex flex-wrap gap-2">
              <Button size="sm" busy={renew.isPending} onClick={() => setOpen("renew")}>
                {t("renew")}
              </Button>
              <Button size="sm" icon="trash" onClick={() => setOpen("remove")}>
                {t("remove")}
              </Button>
            </span>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={open === "renew"}
        onClose={() => setOpen(undefined)}
        onConfirm={() => renew.mutate()}
        title={t("renewTitle")}
        confirm={t("renew")}
        tone="primary"
        busy={renew.isPending}
      >
        {t("renewText")}
      </ConfirmDialog>
      <Suspense>
        {enrollment && (
          <EnrollDialog
            factors={factors}
            enrollment={enrollment}
            onClose={done}
            onEnabled={() => {
              done()
              renew.mutate()
            }}
          />
        )}
        {open === "remove" && enabled && <RemoveDialog factors={factors} factor={enabled} onClose={done} />}
        {codes && <CodesDialog codes={codes} account={source.account} onClose={() => setCodes(undefined)} />}
      </Suspense>
    </Card>
  )
}
