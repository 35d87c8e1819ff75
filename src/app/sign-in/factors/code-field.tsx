import { useTranslations } from "#lib/i18n.tsx"
import { TextField } from "#ui/text-field.tsx"

interface CodeFieldProps {
  readonly isRecovery?: boolean
  readonly value: string
  readonly error?: string | undefined
  readonly autoFocus?: boolean
  readonly onChange: (code: string) => void
}

/** Field for the code of an authenticator app, which browsers and phones can fill in, or for a recovery code. */
export function CodeField({ isRecovery = false, value, error, autoFocus = false, onChange }: CodeFieldProps) {
  const t = useTranslations("signIn.code")
  return (
    <TextField
      autoFocus={autoFocus}
      label={t(isRecovery ? "recovery" : "app")}
      hint={t(isRecovery ? "recoveryHint" : "appHint")}
      inputMode={isRecovery ? "text" : "numeric"}
      autoComplete={isRecovery ? "off" : "one-time-code"}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      error={error}
      // Apps show codes in groups: "123 456".
      onChange={({ target }) => onChange(isRecovery ? target.value : target.value.replace(/\s/g, ""))}
    />
  )
}
