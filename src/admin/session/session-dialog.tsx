import { useEffect, useRef, useState } from "react"
import { useDialogFlow } from "#app/flow/dialog-flow.tsx"
import type { Flow } from "#app/flow/recorder.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { SECOND_STEP } from "#machines/session/session.machine.ts"
import { failureOf } from "#machines/session/sign-in.rules.ts"
import type { ApiError } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { PasswordField } from "#ui/password-field.tsx"
import { TextField } from "#ui/text-field.tsx"

interface SessionDialogProps {
  /** Email of the admin who was signed in, if it is known. */
  email: string | undefined
  busy: boolean
  error: ApiError | null
  flow: Flow
  onConfirm: (login: { email: string; password: string }) => void
  onLeave: () => void
}

/** Dialog above the current page: asks for the password again or signs out. */
export default function SessionDialog({ email, busy, error, flow, onConfirm, onLeave }: SessionDialogProps) {
  const t = useTranslations("admin.session")
  const [typed, setTyped] = useState("")
  const [password, setPassword] = useState("")
  const field = useRef<HTMLInputElement>(null)
  // Waits a frame, because a dialog below that closes for this one takes the focus last.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const { button, drawing } = useDialogFlow(flow)
  const login = { email: email ?? typed.trim(), password }
  const missing = login.email === "" || password === "" ? t("again.missing") : undefined
  const needsMore = error?.type === SECOND_STEP
  const problem = error && !needsMore && (error.status === 401 ? "wrong" : failureOf(error))
  return (
    <Dialog
      open
      title={t("again.title")}
      description={t("again.text")}
      size="sm"
      onSubmit={(event) => {
        event.preventDefault()
        if (!missing && !busy) onConfirm(login)
      }}
      footer={
        <>
          <Button variant="quiet" onClick={onLeave}>
            {t("again.leave")}
          </Button>
          <Button type="submit" variant="primary" busy={busy} disabledReason={missing}>
            {t("again.submit")}
          </Button>
          {button}
        </>
      }
    >
      <div className="grid gap-4">
        {email ? (
          <>
            <input type="hidden" autoComplete="username" value={email} readOnly />
            <p className="font-semibold break-all">{email}</p>
          </>
        ) : (
          <TextField
            ref={field}
            label={t("email")}
            type="email"
            autoComplete="username"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <PasswordField
          ref={email ? field : undefined}
          label={t("password")}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {needsMore && (
          <Banner tone="waiting" announce title={t("again.more")}>
            {t("again.moreText")}
          </Banner>
        )}
        {/* All tabs share the login: this dialog closes once another one has signed in. */}
        <a
          className="justify-self-start text-sm underline"
          href={`${import.meta.env.BASE_URL}admin/login`}
          target="_blank"
          rel="noreferrer"
        >
          {t("again.elsewhere")}
        </a>
        {problem && <Banner tone="refused" announce title={t(problem)} />}
        {drawing}
      </div>
    </Dialog>
  )
}
