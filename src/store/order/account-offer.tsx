import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useForm } from "react-hook-form"
import { useTranslations } from "#lib/i18n.tsx"
import type { Order } from "#schema/store/entities/order.ts"
import { customerQuery, useCustomer } from "#store/account/customer.ts"
import { AccountExists, MIN_PASSWORD, SignInIncomplete, signUp } from "#store/account/session.ts"
import { DemoMail } from "#store/shell/demo-mail.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { PasswordField } from "#ui/password-field.tsx"
import { wasPlacedHere } from "./last-order.ts"
import { requestTransfer } from "./transfer/transfer.ts"

/** Creates the account, then requests the order's transfer, which may fail and can be repeated from the account. */
function useMakeAccount(order: Order, email: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (password: string): Promise<"requested" | "notRequested"> => {
      // Another person may have been given the order, or its link.
      const { first_name, last_name } = (wasPlacedHere(order.id) && order.shipping_address) || {}
      await signUp(client, { email, password, first_name: first_name ?? "", last_name: last_name ?? "" })
      const customer = client.getQueryData(customerQuery().queryKey)
      if (!customer) return "notRequested"
      return requestTransfer(customer.id, order.id, "").then(
        () => "requested",
        () => "notRequested",
      )
    },
  })
}

/** Offers a guest an account that only needs a password; links a customer to their order. */
export function AccountOffer({ order, email }: { order: Order; email: string }) {
  const t = useTranslations("store.checkout.confirmed.account")
  const customer = useCustomer()
  const make = useMakeAccount(order, email)
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: "" } })
  if (make.isSuccess)
    return (
      <section className="grid gap-3">
        <Banner
          tone="done"
          announce
          title={t("done")}
          action={
            make.data === "notRequested" ? (
              <LinkButton size="sm" to="/account/transfer" search={{ order: order.id }}>
                {t("add")}
              </LinkButton>
            ) : undefined
          }
        >
          {make.data === "requested" ? t("requested", { email }) : t("notRequested")}
        </Banner>
        {make.data === "requested" && <DemoMail to={email} about="order.transfer_requested" />}
      </section>
    )
  if (customer.isPending) return null
  if (customer.data)
    return order.customer_id === customer.data.id ? (
      <p className="text-center">
        <LinkButton to="/account/orders/$id" params={{ id: order.id }}>
          {t("viewOrder")}
        </LinkButton>
      </p>
    ) : null
  return (
    <section className="grid gap-4 rounded-xl bg-sunken p-6">
      <header className="grid gap-1">
        <h2 className="font-semibold">{t("title")}</h2>
        <p className="text-sm text-muted">{t("text", { email })}</p>
      </header>
      {make.error instanceof AccountExists || make.error instanceof SignInIncomplete ? (
        <Banner
          tone="waiting"
          announce
          title={t("taken", { email })}
          action={
            <LinkButton size="sm" to="/account/login" search={{ email, next: `/account/transfer?order=${order.id}` }}>
              {t("signIn")}
            </LinkButton>
          }
        >
          {t("takenText")}
        </Banner>
      ) : (
        make.isError && (
          <Banner tone="refused" announce title={t("failed")}>
            {t("failedText")}
          </Banner>
        )
      )}
      <form
        noValidate
        onSubmit={handleSubmit(({ password }) => make.mutate(password))}
        className="flex flex-wrap items-start gap-3"
      >
        <div className="min-w-[min(100%,14rem)] flex-1">
          {/* Tells password managers which account the password belongs to. */}
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <PasswordField
            label={t("password")}
            hint={t("hint", { min: MIN_PASSWORD })}
            autoComplete="new-password"
            error={formState.errors.password?.message}
            {...register("password", {
              validate: (value) => value.length >= MIN_PASSWORD || t("hint", { min: MIN_PASSWORD }),
            })}
          />
        </div>
        <div className="sm:pt-6.5">
          <Button type="submit" variant="primary" busy={make.isPending}>
            {t("submit")}
          </Button>
        </div>
      </form>
    </section>
  )
}
