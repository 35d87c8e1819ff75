import { useMutation } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { EntryDialog } from "#admin/kit/entry-dialog.tsx"
import { useRefusalText } from "#admin/kit/refusal.ts"
import { errorText } from "#app/error-text.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { toApiError } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { PasswordField } from "#ui/password-field.tsx"
import { useToast } from "#ui/toasts.tsx"
import { changePassword, WRONG_PASSWORD } from "./password.ts"

const SHORTEST = 8

interface PasswordDialogProps {
  user: { readonly id: string; readonly email: string }
  onClose: () => void
}

/** Changes the own password, which needs the current one. */
export function PasswordDialog({ user, onClose }: PasswordDialogProps) {
  const t = useTranslations("admin.profile.password")
  const tForm = useTranslations("admin.form")
  const refused = useRefusalText()
  const toast = useToast()
  const [current, setCurrent] = useState("")
  const [next, setNext] = useState("")
  const [isChecked, setChecked] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const fields = { current: useRef<HTMLInputElement>(null), next: useRef<HTMLInputElement>(null) }
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => changePassword(user, current, next),
    onSuccess: () => {
      toast({ title: t("done") })
      onClose()
    },
    onError: (problem) => {
      if (toApiError(problem).code !== WRONG_PASSWORD) return
      setWrong(current)
      fields.current.current?.focus()
    },
  })
  const currentError = current === "" ? tForm("rules.required") : current === wrong ? t("wrong") : undefined
  const nextError =
    next.length < SHORTEST ? t("short", { count: String(SHORTEST) }) : next === current ? t("same") : undefined
  const isRefused = error !== null && toApiError(error).code !== WRONG_PASSWORD
  return (
    <EntryDialog
      title={t("title")}
      description={t("text")}
      size="sm"
      entries={[current, next]}
      submit={t("confirm")}
      busy={isPending}
      onSubmit={() => {
        setChecked(true)
        if (currentError) fields.current.current?.focus()
        else if (nextError) fields.next.current?.focus()
        else if (!isPending) mutate()
      }}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <PasswordField
          ref={fields.current}
          label={t("current")}
          autoComplete="current-password"
          value={current}
          error={isChecked ? currentError : undefined}
          onChange={({ target }) => setCurrent(target.value)}
        />
        <PasswordField
          ref={fields.next}
          label={t("next")}
          hint={t("nextHint", { count: String(SHORTEST) })}
          autoComplete="new-password"
          value={next}
          error={isChecked ? nextError : undefined}
          onChange={({ target }) => setNext(target.value)}
        />
        {isRefused && (
          <Banner tone="refused" announce title={t("failed")}>
            {errorText(error, {
              refused,
              server: tForm("failed.server"),
              lost: tForm("failed.lost"),
            })}
          </Banner>
        )}
      </div>
    </EntryDialog>
  )
}
