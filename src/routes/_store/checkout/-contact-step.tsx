import { useForm } from "react-hook-form"
import { isEmail } from "#lib/email.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { TextField } from "#ui/text-field.tsx"
import type { CheckoutProps } from "./-checkout.tsx"

export function ContactStep({ snapshot, send }: CheckoutProps) {
  const t = useTranslations("store.checkout")
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: snapshot.context.cart?.email ?? "" },
  })
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ email }) => send({ type: "contact.submit", email: email.trim() }))}
      className="grid gap-5"
    >
      <TextField
        label={t("contact.email")}
        hint={t("contact.hint")}
        type="email"
        autoComplete="email"
        inputMode="email"
        error={formState.errors.email?.message}
        {...register("email", {
          required: t("errors.required"),
          validate: (value) => isEmail(value) || t("errors.email"),
        })}
      />
      <div>
        <Button type="submit" variant="primary" size="lg" busy={snapshot.matches("saving")}>
          {t("contact.next")}
        </Button>
      </div>
    </form>
  )
}
