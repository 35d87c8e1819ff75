import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useForm, useWatch } from "react-hook-form"
import { expect, it } from "vitest"
import { I18nProvider } from "#lib/i18n.tsx"
import { loadMessages } from "#lib/messages/index.ts"
import { AddressFields } from "./address-fields.tsx"
import { type ApiAddress, toAddressBody, toAddressForm } from "./address-form.ts"

const messages = await loadMessages("en", "shared", "store", "checkout")
const names = { us: "United States", ca: "Canada", jp: "Japan", ie: "Ireland", de: "Germany" }
const countries = Object.entries(names).map(([value, label]) => ({ value, label }))

function open(address: ApiAddress) {
  let values = () => toAddressForm(address, "us")
  function Form() {
    const { register, control, setValue, getValues } = useForm({ defaultValues: values() })
    values = getValues
    return (
      <AddressFields
        part="shipping"
        country={useWatch({ control, name: "country_code" })}
        countries={countries}
        field={(name, rules) => register(name, rules)}
        error={() => undefined}
        values={() => getValues()}
        onCountry={() => setValue("province", "")}
      />
    )
  }
  render(
    <I18nProvider locale="en" messages={messages}>
      <Form />
    </I18nProvider>,
  )
  return { user: userEvent.setup(), body: () => toAddressBody(values()) }
}
const country = () => screen.getByLabelText("Country")

it.each([
  ["us", "CA", "jp", /^Prefecture/],
  ["us", "NY", "ie", /^County/],
  ["us", "CA", "ca", /^Province/],
  ["ca", "NT", "us", /^State/],
])("drops the province of %s, %s, with its country for %s", async (before, province, after, label) => {
  const { user, body } = open({ country_code: before, province })
  expect(body().province).toBe(province)
  await user.selectOptions(country(), after)
  expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe("")
  expect(body()).not.toHaveProperty("province")
})

it("keeps the province as long as the country stays", async () => {
  const { user, body } = open({ country_code: "us", province: "us-ca" })
  await user.type(screen.getByLabelText("City"), "Oakland")
  expect(body()).toMatchObject({ country_code: "us", province: "CA", city: "Oakland" })
})

it("chooses no province for a text that is none of the country's", () => {
  const { body } = open({ country_code: "us", province: "Bavaria" })
  expect(screen.getByLabelText<HTMLSelectElement>(/^State/).value).toBe("")
  expect(body()).not.toHaveProperty("province")
})

it("asks about a ZIP code of another state, and doesn't once they match", async () => {
  const { user } = open({ country_code: "us", city: "Los Angeles", province: "CA" })
  await user.type(screen.getByLabelText("ZIP code"), "10001")
  await user.tab()
  await screen.findByText("This code belongs to New York. Are both right?")
  expect(screen.getByLabelText("ZIP code").getAttribute("aria-invalid")).toBeNull()
  await user.clear(screen.getByLabelText("City"))
  await user.type(screen.getByLabelText("City"), "New York")
  await user.selectOptions(screen.getByLabelText("State"), "NY")
  await user.tab()
  await waitFor(() => expect(screen.queryByText(/This code belongs/)).toBeNull())
})

it("asks about a street without a house number where the country has them", async () => {
  const { user } = open({ country_code: "de" })
  await user.type(screen.getByLabelText("Street address"), "Lange Straße")
  await user.tab()
  await screen.findByText("The house number seems to be missing.")
})
