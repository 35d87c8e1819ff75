import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { DemoCode } from "#app/sign-in/demo-code.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { RECOVERY_CODE } from "#machines/session/sign-in.rules.ts"
import type { MfaFactor } from "#schema/auth/entities.ts"
import { toApiError } from "#sdk/error.ts"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { useToast } from "#ui/toasts.tsx"
import { CodeField } from "./code-field.tsx"
import { FactorProblem } from "./factor-problem.tsx"
import type { Factors } from "./use-factors.ts"

interface RemoveDialogProps {
  readonly factors: Factors
  readonly factor: MfaFactor
  readonly onClose: () => void
}

/** Turns the second step off. Asks for a code if the server refuses to do it without one. */
export function RemoveDialog({ factors, factor, onClose }: RemoveDialogProps) {
  const t = useTranslations("signIn.factors")
  const tCode = useTranslations("signIn.code")
  const tUi = useTranslations("ui")
  const toast = useToast()
  const [code, setCode] = useState("")
  const [isRecovery, setRecovery] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const remove = useMutation({
    mutationFn: () =>
      factors.remove(factor.id, needsCode ? { method: isRecovery ? RECOVERY_CODE : factor.provider, code } : {}),
    onSuccess: () => {
      toast({ title: t("removed") })
      onClose()
    },
    onError: (error) => {
      if (toApiError(error).type === "invalid_data") setNeedsCode(true)
    },
  })
  const { type } = remove.error ? toApiError(remove.error) : { type: undefined }
  const isWrong = needsCode && type === "not_allowed"
  const isAsked = type === "invalid_data"
  return (
    <Dialog
      open
      title={t("removeTitle")}
      description={t("removeText")}
      size="sm"
      onClose={() => {
        if (!remove.isPending) onClose()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        setChecked(needsCode)
        if (!remove.isPending && (!needsCode || code.trim() !== "")) remove.mutate()
      }}
      footer={
        <>
          <Button onClick={onClose}>{tUi("cancel")}</Button>
          <Button type="submit" variant="danger" busy={remove.isPending}>
            {t("remove")}
          </Button>
        </>
      }
    >
      {(needsCode || remove.error) && (
        <div className="grid gap-4">
          {remove.error && !isWrong && !isAsked && <FactorProblem title={t("removeFailed")} error={remove.error} />}
          {needsCode && (
            <>
              <CodeField
                key={String(isRecovery)}
                isRecovery={isRecovery}
                autoFocus
                value={code}
                error={isChecked && code.trim() === "" ? tCode("missing") : isWrong ? t("wrong") : undefined}
                onChange={(next) => {
                  if (!remove.isPending) remove.reset()
                  setCode(next)
                }}
              />
              <div>
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => {
                    setCode("")
                    setChecked(false)
                    remove.reset()
                    setRecovery(!isRecovery)
                  }}
                >
                  {tCode(isRecovery ? "useApp" : "useRecovery")}
                </Button>
              </div>
              {!isRecovery && <DemoCode identity={factor.auth_identity_id} onFill={setCode} />}
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}
