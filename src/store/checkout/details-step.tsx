import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from "react"
import { useForm, useWatch } from "react-hook-form"
import { allCountries } from "#lib/address/all-countries.ts"
import { isEmail } from "#lib/email.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { Address } from "#machines/store/checkout/checkout.actors.ts"
import {
  isOffered,
  isPickup,
  needsPayment,
  needsShipping,
  preferredOption,
} from "#machines/store/checkout/checkout.rules.ts"
import { fieldRefusalOf } from "#machines/store/checkout/checkout-error.ts"
import type { Draft } from "#machines/store/checkout/checkout-memory.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { useCustomer } from "#store/account/customer.ts"
import { AddressFields } from "#store/address/address-fields.tsx"
import { type AddressFieldRules, countryOptions, toAddressBody, toAddressForm } from "#store/address/address-form.ts"
import { usePostalFill } from "#store/address/use-postal-fill.ts"
import { useMarket } from "#store/market/market.ts"
import { otherBillingAddress } from "#store/payment/use-payment-methods.ts"
import { useOverlays } from "#store/shell/overlays-context.ts"
import { Button } from "#ui/button.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { late } from "#ui/late.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import { TextField } from "#ui/text-field.tsx"
import type { CheckoutProps } from "./checkout-props.ts"
import { DeliveryChoice } from "./choice-steps.tsx"
import { useAddressBook } from "./use-address-book.ts"

const AddressesElsewhere = late(async () => (await import("./addresses-elsewhere.tsx")).AddressesElsewhere)

interface DetailsForm {
  email: string
  shipping: Required<Address>
  /** Whether a customer wants to save the address in the address book. */
  keep: boolean
  same: boolean
  billing: Required<Address>
}

/** Returns the cart's addresses as one string, to detect changes from another tab. */
const addressesOf = (cart: Cart | null): string =>
  JSON.stringify([cart?.shipping_address, cart?.billing_address].map((given) => toAddressForm(given, "")))

/** Returns the form's initial values: input from before a reload, else the cart's address, else the address book. */
function initialValues(
  cart: Cart | null,
  country: string,
  book: ReturnType<typeof useAddressBook>,
  draft: Draft<"address"> | undefined,
): Omit<DetailsForm, "email"> {
  if (draft) {
    const { same, keep } = draft
    return {
      shipping: toAddressForm(draft.shipping, country),
      billing: toAddressForm(draft.billing, country),
      same,
      keep,
    }
  }
  return {
    shipping: book.first,
    keep: false,
    same: cart?.billing_address?.address_1 ? !otherBillingAddress(cart) : !book.billing,
    billing: toAddressForm(cart?.billing_address?.address_1 ? cart.billing_address : book.billing, country),
  }
}

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

/** Contact, address and shipping method: what the order needs, saved at once. */
export function DetailsStep(props: CheckoutProps) {
  const { snapshot, send, memory } = props
  const t = useTranslations("store.checkout")
  const reason = useTranslations("store.refusal")
  const locale = useLocale()
  const { data: customer } = useCustomer()
  const { cart, options, providers } = snapshot.context
  const country = cart?.shipping_address?.country_code ?? props.country
  /** The saved values that the input was typed over. */
  const seen = useRef({ contact: cart?.email ?? "", address: addressesOf(cart) })
  const [{ draft, email }] = useState(() => {
    const now = seen.current
    const typed = memory.draft("contact", now.contact)?.email
    return {
      draft: memory.draft("address", now.address),
      email: typed ?? cart?.email ?? customer?.email ?? "",
    }
  })
  const book = useAddressBook(cart, country, draft?.chosen)
  const { chosen } = book
  const { register, handleSubmit, control, formState, setError, setValue, getValues, subscribe } = useForm<DetailsForm>(
    {
      defaultValues: { email, ...initialValues(cart, country, book, draft) },
    },
  )
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { email: typed, ...address } }) => {
          memory.keepDraft("contact", { email: typed }, seen.current.contact)
          memory.keepDraft("address", { ...address, chosen }, seen.current.address)
        },
      }),
    [subscribe, memory, chosen],
  )
  const formRef = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = formRef.current?.elements.namedItem("email")
    if (!(field instanceof HTMLInputElement) || field.value !== "") return
    // Keeps the heading of the new page from taking the focus.
    field.setAttribute("autofocus", "")
    field.focus()
  }, [])
  const [same, shippingCountry, shippingCode, billingCountry, billingCode] = useWatch({
    control,
    name: ["same", "shipping.country_code", "shipping.postal_code", "billing.country_code", "billing.postal_code"],
  })
  const fillOf = (part: "shipping" | "billing", placeCountry: string, postalCode: string) => ({
    country: placeCountry,
    postalCode,
    get: (name: "city" | "province") => getValues(`${part}.${name}`),
    isFocused: (name: "city" | "province") => document.activeElement?.getAttribute("name") === `${part}.${name}`,
    set: (name: "city" | "province", value: string) =>
      setValue(`${part}.${name}`, value, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
  })
  const filled = {
    shipping: usePostalFill(fillOf("shipping", shippingCountry, shippingCode)),
    billing: usePostalFill(fillOf("billing", billingCountry, billingCode)),
  }
  const [picked, pick] = useState<string>()
  const option = options.find((each) => each.id === picked && isOffered(each)) ?? preferredOption(options, cart)
  const pickedUp = option !== undefined && isPickup(option)
  /** The saved address in another market that the shopper wants. */
  const wanted = useRef<string>(undefined)
  const [isMoving, setMoving] = useState(false)
  const isBlocked = snapshot.hasTag("blocked") || isMoving
  const region = cart?.region_id
  // biome-ignore lint/correctness/useExhaustiveDependencies: chooses the address once the cart has arrived in its market
  useEffect(() => {
    const id = wanted.current
    if (id === undefined || book.elsewhere.some(({ address }) => address.id === id)) return
    wanted.current = undefined
    setValue("shipping", book.choose(id))
    formRef.current?.querySelector<HTMLInputElement>(`input[value="${CSS.escape(id)}"]`)?.focus()
  }, [region])
  // The server's refusal of a field is shown there; what the shopper typed stays.
  const { error } = snapshot.context
  useEffect(() => {
    const refusal = fieldRefusalOf(error)
    if (refusal === "email") setError("email", { message: t("errors.email") }, { shouldFocus: true })
    if (refusal === "country") setError("shipping.country_code", { message: reason("country") }, { shouldFocus: true })
  }, [error, setError, t, reason])
  const { openMarket } = useOverlays()
  const { market } = useMarket()
  const shipsTo = useRef(market?.country)
  useEffect(() => {
    if (!market || market.country === shipsTo.current) return
    shipsTo.current = market.country
    if (cart?.region?.countries?.some(({ iso_2 }) => iso_2 === market.country)) {
      setValue("shipping.country_code", market.country)
      setValue("shipping.province", "")
    }
    // Only the dialog has shown the prices there.
    send({ type: isMoving ? "cart.refresh" : "cart.moved" })
  }, [market, cart, isMoving, send, setValue])
  // biome-ignore lint/correctness/useExhaustiveDependencies: chooses a country once the cart has arrived in its market
  useEffect(() => {
    // What was typed belongs to the moved cart too, also after a reload.
    seen.current.address = addressesOf(cart)
    const codes = (cart?.region?.countries ?? []).map(({ iso_2 }) => iso_2)
    if (codes.length === 0 || codes.includes(getValues("shipping.country_code"))) return
    setValue("shipping.country_code", codes.find((code) => code === market?.country) ?? codes[0] ?? "")
    setValue("shipping.province", "")
  }, [region])
  const isShipped = needsShipping(cart)
  const fieldsOf = (part: "shipping" | "billing") => ({
    part,
    filled: filled[part],
    field: (name: keyof Address, rules?: AddressFieldRules) => register(`${part}.${name}`, rules),
    error: (name: keyof Address) => formState.errors[part]?.[name]?.message,
    values: () => getValues(part),
    onCountry: () => setValue(`${part}.province`, "", { shouldDirty: true }),
  })
  const isPaymentChosen = !needsPayment(cart) || providers.length === 1
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: handles the Enter key of all fields
    <form
      ref={formRef}
      noValidate
      className="grid gap-5"
      onKeyDown={moveOn}
      onSubmit={handleSubmit((form) => {
        const address = toAddressBody(form.shipping)
        if (form.keep && book.isAnother) book.keep(address)
        const isSameAddress = form.same || !isShipped
        send({
          type: "details.submit",
          email: form.email.trim(),
          shipping: address,
          billing: isSameAddress ? address : toAddressBody(form.billing),
          optionId: option?.id,
        })
      })}
    >
      <div className="grid gap-2">
        <TextField
          label={t("contact.email")}
          hint={t("contact.hint")}
          type="email"
          autoComplete="email"
          inputMode="email"
          enterKeyHint="next"
          error={formState.errors.email?.message}
          {...register("email", {
            required: t("errors.required"),
            validate: (value) => isEmail(value.trim()) || t("errors.email"),
          })}
          required
        />
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
            onMove={(id) => {
              wanted.current = id ?? wanted.current
              setMoving(id !== undefined)
            }}
            onMoved={() => send({ type: "cart.refresh" })}
          />
        </Suspense>
      )}
      {!book.isWhole && (
        <AddressFields
          country={shippingCountry}
          countries={countryOptions(cart?.region?.countries ?? [], locale)}
          onElsewhere={() => openMarket()}
          {...fieldsOf("shipping")}
        />
      )}
      {book.isCustomer && book.isAnother && <Checkbox label={t("address.book.save")} {...register("keep")} />}
      {isShipped && (
        <Checkbox label={t(pickedUp ? "address.sameBillingPickup" : "address.sameBilling")} {...register("same")} />
      )}
      {isShipped && !same && (
        <fieldset className="grid gap-4">
          <legend className="mb-4 font-semibold">{t("address.billing")}</legend>
          <AddressFields country={billingCountry} countries={allCountries(locale)} {...fieldsOf("billing")} />
        </fieldset>
      )}
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
