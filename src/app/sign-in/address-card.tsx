import { useMutation } from "@tanstack/react-query"
import { useTranslations } from "#lib/i18n.tsx"
import type { AdminSdk } from "#sdk/admin.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { DemoVerification } from "./demo-verification.tsx"
import { FactorProblem } from "./factors/factor-problem.tsx"

interface AddressCardProps {
  readonly email: string
  readonly request: AdminSdk["auth"]["verification"]["request"]
}

/** Sends a link that verifies the address of the account. The server tells only then whether it already is. */
export function AddressCard({ email, request }: AddressCardProps) {
  const t = useTranslations("signIn.address")
  const tVerify = useTranslations("signIn.verify")
  const send = useMutation({ mutationFn: () => request({ body: { entity_id: email, entity_type: "email" } }) })
  const isVerified = Boolean(send.data?.verification.verified_at)
  return (
    <Card
      title={t("title")}
      description={t("text", { email })}
      actions={
        !isVerified && (
          <Button size="sm" icon="mail" busy={send.isPending} onClick={() => send.mutate()}>
            {send.data ? tVerify("again") : t("send")}
          </Button>
        )
      }
    >
      {send.error && <FactorProblem title={t("failed")} error={send.error} />}
      {isVerified && <Banner tone="done" announce title={t("done")} />}
      {send.data && !isVerified && (
        <div className="grid gap-3">
          <Banner tone="done" announce title={tVerify("sent", { email })}>
            {tVerify("sentText")}
          </Banner>
          <DemoVerification email={email} />
        </div>
      )}
    </Card>
  )
}
