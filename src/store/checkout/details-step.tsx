import { type KeyboardEvent, type RefObject, Suspense, useEffect, useRef, useState } from "react"
import { type UseFormRegister, type UseFormReturn, useWatch } from "react-hook-form"
import { allCountries } from "#lib/address/all-countries.ts"
import { isEmail } from "#lib/email.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import {
  isOffered,
  isPickup,
  needsPayment,
  needsShipping,
  preferredOption,
} from "#machines/store/checkout/checkout.rules.ts"
import { useCustomer } from "#store/account/customer.ts"
import { signInHere } from "#store/account/sign-in/sign-in-here.ts"
import { AddressFields } from "#store/address/address-fields.tsx"
import { countryOptions, toAddressBody } from "#store/address/address-form.ts"
import { useOverlays } from "#store/shell/overlays-context.ts"
import { Button } from "#ui/button.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { late } from "#ui/late.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import { TextField } from "#ui/text-field.tsx"
import type { CheckoutProps } from "./checkout-props.ts"
import { DeliveryChoice } from "./choice-steps.tsx"
import type { useAddressBook } from "./use-address-book.ts"
import { type DetailsForm, useAddressPart, useDetailsForm, useRefusedFields } from "./use-details-form.ts"
import { useMarketCountry } from "./use-market-country.ts"

const AddressesElsewhere = late(async () => (await import("./addresses-elsewhere.tsx")).AddressesElsewhere)

/** Moves on from a field to the next one that is required and empty; the last one submits the form. */
function moveOn(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target, currentTarget, nativeEvent } = event
  if (key !== "Enter" || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
  const fields = [...currentTarget.elements]
  const next = fields
    .slice(fields.indexOf(target) + 1)
    .find(
      (field): field is HTMLInputElement | HTMLSelectElement =>
        (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) &&
        field.required &&
        field.value === "",
    )
  if (!next) return
  event.preventDefault()
  next.focus()
}

function useEmailFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const field = form.current?.elements.namedItem("email")
    if (!(field instanceof HTMLInputElement) || field.value !== "") return
    // Keeps the heading of the new page from taking the focus.
    field.setAttribute("autofocus", "")
    field.focus()
  }, [form])
}

/** Calls `choose` with the saved address that the cart is moved to, once the cart has arrived in its market. */
function useAddressInMarket(
  book: ReturnType<typeof useAddressBook>,
  region: string | null | undefined,
  choose: (id: string) => void,
) {
  const wanted = useRef<string>(undefined)
  const [isMoving, setMoving] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: chooses the address once the cart has arrived in its market
  useEffect(() => {
    const id = wanted.current
    if (id === undefined || book.elsewhere.some(({ address }) => address.id === id)) return
    wanted.current = undefined
    choose(id)
  }, [region])
  const onMove = (id: string | undefined) => {
    wanted.current = id ?? wanted.current
    setMoving(id !== undefined)
  }
  return [isMoving, onMove] as const
}

/** Contact, address and shipping method: what the order needs, saved at once. */
export function DetailsStep(props: CheckoutProps) {
  const { snapshot, send } = props
  const t = useTranslations("store.checkout")
  const locale = useLocale()
  const { cart, options, providers } = snapshot.context
  const country = cart?.shipping_address?.country_code ?? props.country
  const { form, book, seen } = useDetailsForm(props, country)
  const { register, handleSubmit, formState, setValue } = form
  const formRef = useRef<HTMLFormElement>(null)
  useEmailFocus(formRef)
  const shipping = useAddressPart(form, "shipping")
  const [picked, pick] = useState<string>()
  const option = options.find((each) => each.id === picked && isOffered(each)) ?? preferredOption(options, cart)
  const pickedUp = option !== undefined && isPickup(option)
  const region = cart?.region_id
  const [isMoving, onMove] = useAddressInMarket(book, region, (id) => {
    setValue("shipping", book.choose(id))
    formRef.current?.querySelector<HTMLInputElement>(`input[value="${CSS.escape(id)}"]`)?.focus()
  })
  const isBlocked = snapshot.hasTag("blocked") || isMoving
  useRefusedFields(form, snapshot.context.error)
  useMarketCountry(form, { cart, isMoving, seen, send })
  const { openMarket } = useOverlays()
  const isShipped = needsShipping(cart)
  const isPaymentChosen = !needsPayment(cart) || providers.length === 1
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: handles the Enter key of all fields
    <form
      ref={formRef}
      noValidate
      className="grid gap-5"
      onKeyDown={moveOn}
      onSubmit={handleSubmit((values) => {
        const address = toAddressBody(values.shipping)
        if (values.keep && book.isAnother) book.keep(address)
        send({
          type: "details.submit",
          email: values.email.trim(),
          shipping: address,
          billing: values.same || !isShipped ? address : toAddressBody(values.billing),
          optionId: option?.id,
        })
      })}
    >
      <ContactFields register={register} error={formState.errors.email?.message} />
      {isShipped ? (
        <h3 className="font-semibold">{t(pickedUp ? "address.own" : "address.title")}</h3>
      ) : (
        <p className="text-sm text-muted">{t("address.invoiceOnly")}</p>
      )}
      {book.options.length > 0 && (
        <RadioCards
          legend={t("address.book.legend")}
          columns={2}
          value={book.chosen}
          onChange={(id) => setValue("shipping", book.choose(id))}
          options={book.options}
        />
      )}
      {cart && book.elsewhere.length > 0 && (
        <Suspense>
          <AddressesElsewhere
            key={region}
            cart={cart}
            addresses={book.elsewhere}
            billing={book.defaultBilling}
            isBlocked={isBlocked}
            onMove={onMove}
            onMoved={() => send({ type: "cart.refresh" })}
          />
        </Suspense>
      )}
      {!book.isWhole && (
        <AddressFields
          {...shipping}
          countries={countryOptions(cart?.region?.countries ?? [], locale)}
          onElsewhere={() => openMarket()}
        />
      )}
      {book.isCustomer && book.isAnother && <Checkbox label={t("address.book.save")} {...register("keep")} />}
      {isShipped && <BillingFields form={form} pickedUp={pickedUp} />}
      {isShipped && (
        <DeliveryChoice
          snapshot={snapshot}
          chosen={option?.id}
          onChoose={(id) => {
            pick(id)
            // While something is saved, the choice is sent with the other details.
            if (!isBlocked) send({ type: "delivery.choose", optionId: id })
          }}
        />
      )}
      <div className="grid sm:block">
        <Button type="submit" variant="primary" size="lg" busy={isBlocked}>
          {t(isPaymentChosen ? "payment.next" : "delivery.next")}
        </Button>
      </div>
    </form>
  )
}

interface BillingFieldsProps {
  form: UseFormReturn<DetailsForm>
  pickedUp: boolean
}

/** The billing address, unless it is the shipping address. */
function BillingFields({ form, pickedUp }: BillingFieldsProps) {
  const t = useTranslations("store.checkout.address")
  const locale = useLocale()
  const same = useWatch({ control: form.control, name: "same" })
  const billing = useAddressPart(form, "billing")
  return (
    <>
      <Checkbox label={t(pickedUp ? "sameBillingPickup" : "sameBilling")} {...form.register("same")} />
      {!same && (
        <fieldset className="grid gap-4">
          <legend className="mb-4 font-semibold">{t("billing")}</legend>
          <AddressFields {...billing} countries={allCountries(locale)} />
        </fieldset>
      )}
    </>
  )
}

interface ContactFieldsProps {
  register: UseFormRegister<DetailsForm>
  error: string | undefined
}

function ContactFields({ register, error }: ContactFieldsProps) {
  const t = useTranslations("store.checkout")
  const { data: customer } = useCustomer()
  return (
    <div className="grid gap-2">
      <TextField
        label={t("contact.email")}
        hint={t("contact.hint")}
        type="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="next"
        error={error}
        {...register("email", {
          required: t("errors.required"),
          validate: (value) => isEmail(value.trim()) || t("errors.email"),
        })}
        required
      />
      {!customer && (
        <p className="text-sm text-muted">
          {t.rich("contact.signIn", {
            link: (words) => <TextLink {...signInHere("/checkout")}>{words}</TextLink>,
          })}
        </p>
      )}
    </div>
  )
}
