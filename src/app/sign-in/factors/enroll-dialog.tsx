import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { DemoCode } from "#app/sign-in/demo-code.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { toApiError } from "#sdk/error.ts"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { QrCode } from "#ui/qr-code.tsx"
import { useCopy } from "#ui/use-copy.ts"
import { CodeField } from "./code-field.tsx"
import { FactorProblem } from "./factor-problem.tsx"
import type { Enrollment, Factors } from "./use-factors.ts"

interface EnrollDialogProps {
  readonly factors: Factors
  readonly enrollment: Enrollment
  readonly onClose: () => void
  readonly onEnabled: () => void
}

/** Shows the secret for the authenticator app, as a QR code and as text, and takes its first code, which turns the second step on. */
export function EnrollDialog({ factors, enrollment, onClose, onEnabled }: EnrollDialogProps) {
  const t = useTranslations("signIn.factors")
  const tCode = useTranslations("signIn.code")
  const tUi = useTranslations("ui")
  const [code, setCode] = useState("")
  const [isChecked, setChecked] = useState(false)
  const { copied, copy } = useCopy()
  const verify = useMutation({ mutationFn: () => factors.verify(enrollment.id, code), onSuccess: onEnabled })
  // 400: the code is wrong.
  const isWrong = verify.error !== null && toApiError(verify.error).status === 400
  const { secret, address, id } = enrollment
  const cancel = () => {
    if (verify.isPending) return
    // If this fails, the next set-up removes it.
    void factors.remove(id, {}).catch(() => undefined)
    onClose()
  }
  return (
    <Dialog
      open
      title={t("enrollTitle")}
      description={t("enrollText")}
      size="sm"
      onClose={cancel}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        setChecked(true)
        if (code !== "" && !verify.isPending) verify.mutate()
      }}
      footer={
        <>
          <Button onClick={cancel}>{tUi("cancel")}</Button>
          <Button type="submit" variant="primary" busy={verify.isPending}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {address !== "" && (
          <div className="grid justify-items-center">
            <QrCode text={address} label={t("qrCode")} />
          </div>
        )}
        <div className="grid gap-2">
          <p className="text-sm font-semibold">{t("secret")}</p>
          <code className="rounded-md bg-sunken px-3 py-2 text-sm wrap-anywhere">
            {secret.replace(/.{4}(?=.)/g, "$& ")}
          </code>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" icon={copied ? "check" : "copy"} onClick={() => void copy(secret)}>
              {t("copySecret")}
            </Button>
            <a className="inline-flex min-h-8 items-center text-sm underline" href={address}>
              {t("openApp")}
            </a>
          </div>
        </div>
        {verify.error && !isWrong && <FactorProblem title={t("confirmFailed")} error={verify.error} />}
        <CodeField
          value={code}
          error={isChecked && code === "" ? tCode("missing") : isWrong ? t("wrong") : undefined}
          onChange={(next) => {
            if (!verify.isPending) verify.reset()
            setCode(next)
          }}
        />
        <DemoCode onFill={setCode} />
      </div>
    </Dialog>
  )
}
