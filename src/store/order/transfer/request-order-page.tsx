import { getRouteApi } from "@tanstack/react-router"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { useTranslations } from "#lib/i18n.tsx"
import { useMember } from "#store/account/member.ts"
import { DemoMail } from "#store/shell/demo-mail.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { TextArea, TextField } from "#ui/text-field.tsx"
import { OpenRequests } from "./open-requests.tsx"
import { RequestProblem } from "./request-problem.tsx"
import { masked, orderIdIn, requestTransfer } from "./transfer.ts"

const route = getRouteApi("/_store/account/_member/transfer/")

interface Sent {
  readonly number: string
  readonly email: string
}

export function RequestOrderPage() {
  const t = useTranslations("account.transfer")
  const [sent, setSent] = useState<Sent>()
  return (
    <div className="grid max-w-2xl gap-6">
      <DocumentTitle title={t("title")} />
      <header className="grid gap-1">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          {t("title")}
        </h1>
        <p className="text-sm text-muted">{t("text")}</p>
      </header>
      {sent ? (
        <div className="grid gap-3">
          <Banner
            tone="done"
            announce
            title={t("sent", { number: sent.number })}
            action={
              <Button size="sm" onClick={() => setSent(undefined)}>
                {t("another")}
              </Button>
            }
          >
            {t("sentText", { email: masked(sent.email) })}
          </Banner>
          <DemoMail to={sent.email} about="order.transfer_requested" />
        </div>
      ) : (
        <RequestForm onSent={setSent} />
      )}
      <OpenRequests key={sent?.number} />
    </div>
  )
}

function RequestForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const t = useTranslations("account.transfer")
  const { order: known } = route.useSearch()
  const member = useMember()
  const [failure, setFailure] = useState<{ error: unknown; orderId: string }>()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reference: known ?? "", note: "" } })
  const submit = handleSubmit(async ({ reference, note }) => {
    const orderId = orderIdIn(reference) ?? ""
    setFailure(undefined)
    try {
      onSent(await requestTransfer(member.id, orderId, note.trim()))
    } catch (error) {
      setFailure({ error, orderId })
    }
  })
  const validate = (text: string) => {
    if (orderIdIn(text)) return true
    return /^\s*#?\s*\d+\s*$/.test(text) ? t("onlyNumber") : t("noReference")
  }
  return (
    <Card>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {failure && <RequestProblem {...failure} customerId={member.id} />}
        <TextField
          label={t("reference")}
          hint={t("referenceHint")}
          autoComplete="off"
          spellCheck={false}
          error={formState.errors.reference?.message}
          {...register("reference", { required: t("required"), validate })}
        />
        <TextArea label={t("note")} optional hint={t("noteHint")} maxLength={500} {...register("note")} />
        <div>
          <Button type="submit" variant="primary" busy={formState.isSubmitting}>
            {t("submit")}
          </Button>
        </div>
      </form>
    </Card>
  )
}
