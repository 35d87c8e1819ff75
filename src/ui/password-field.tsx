import { useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { IconButton } from "./icon-button.tsx"
import { TextField, type TextFieldProps } from "./text-field.tsx"

/** A password field with a button to show the text. Password managers recognize it by `autoComplete`. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "after">) {
  const t = useTranslations("ui.password")
  const [shown, show] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <span className="-mr-2 flex">
          <IconButton
            icon="eye"
            size="sm"
            label={t(shown ? "hide" : "show")}
            aria-pressed={shown}
            onClick={() => show(!shown)}
          />
        </span>
      }
    />
  )
}
