import { useForm } from "react-hook-form"
import { isEmail } from "#lib/email.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { TextArea, TextField } from "#ui/text-field.tsx"

interface Message {
  readonly email: string
  readonly message: string
}
interface PersonFormProps extends Message {
  readonly busy: boolean
  readonly onSend: (message: Message) => void
  readonly onLeave: () => void
}

/** Contact form for a message that a person answers by email. */
export function PersonForm({ email, message, busy, onSend, onLeave }: PersonFormProps) {
  const t = useTranslations("chat.person")
  const { register, handleSubmit, formState } = useForm<Message>({ defaultValues: { email, message } })
  return (
    <form noValidate className="grid gap-3" onSubmit={handleSubmit(onSend)}>
      <TextField
        label={t("email")}
        type="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register("email", {
          required: t("required"),
          validate: (value) => isEmail(value) || t("wrongEmail"),
        })}
      />
      <TextArea
        label={t("message")}
        rows={3}
        error={formState.errors.message?.message}
        {...register("message", { validate: (value) => value.trim() !== "" || t("required") })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {t("send")}
        </Button>
        <Button variant="quiet" busy={busy} onClick={onLeave}>
          {t("leave")}
        </Button>
      </div>
    </form>
  )
}
