import { useEffect, useState } from "react"
import { useForm } from "react-hook-form"
import { isEmail } from "#lib/email.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { useCustomer } from "#routes/_store/-customer/customer.ts"
import { Button } from "#ui/button.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { TextField } from "#ui/text-field.tsx"
import type { CheckoutProps } from "./checkout-props.ts"

export function ContactStep({ snapshot, send, memory }: CheckoutProps) {
  const t = useTranslations("store.checkout")
  const { data: customer } = useCustomer()
  const { cart } = snapshot.context
  const [seen] = useState(cart?.email ?? "")
  const { register, handleSubmit, formState, subscribe } = useForm({
    defaultValues: { email: memory.draft("contact", seen)?.email ?? cart?.email ?? customer?.email ?? "" },
  })
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => memory.keepDraft("contact", values, seen) }),
    [subscribe, memory, seen],
  )
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
          validate: (value) => isEmail(value.trim()) || t("errors.email"),
        })}
      />
      <div className="grid gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:items-center">
        <Button type="submit" variant="primary" size="lg" busy={snapshot.hasTag("blocked")}>
          {t("contact.next")}
        </Button>
        {!customer && (
          <p className="text-sm text-muted">
            {t.rich("contact.signIn", {
              link: (words) => (
                <TextLink to="/account/login" search={{ next: "/checkout" }}>
                  {words}
                </TextLink>
              ),
            })}
          </p>
        )}
      </div>
    </form>
  )
}
