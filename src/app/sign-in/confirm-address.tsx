import { useMutation } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import type { AdminSdk } from "#sdk/admin.ts"
import { toApiError } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { FactorProblem } from "./factors/factor-problem.tsx"

interface ConfirmAddressProps {
  readonly code: string
  readonly confirm: AdminSdk["auth"]["verification"]["confirm"]
  /** Link to the sign-in page. */
  readonly signIn: ReactNode
}

/** The page that a verification link opens. A button confirms, because mail scanners open links too. */
export function ConfirmAddress({ code, confirm, signIn }: ConfirmAddressProps) {
  const t = useTranslations("signIn.address")
  const verify = useMutation({ mutationFn: () => confirm({ body: { code } }) })
  // 400: used, replaced by a newer link, or expired.
  const isDead = code === "" || (verify.error !== null && toApiError(verify.error).status === 400)
  if (verify.data)
    return (
      <Banner tone="done" announce title={t("done")} action={signIn}>
        {t("doneText")}
      </Banner>
    )
  if (isDead)
    return (
      <Banner tone="refused" announce title={t("dead")} action={signIn}>
        {t("deadText")}
      </Banner>
    )
  return (
    <div className="grid gap-4">
      {verify.error && <FactorProblem title={t("failed")} error={verify.error} />}
      <Button variant="primary" block busy={verify.isPending} onClick={() => verify.mutate()}>
        {t("confirm")}
      </Button>
    </div>
  )
}
