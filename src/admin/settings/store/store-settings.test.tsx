import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { domProblems } from "#tests/support/axe-dom.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { apiKey: keys, pricePreference: preferences, region: regions, store: stores } = shop.admin.admin
const world = shop.backend.db.export()
beforeEach(() => {
  shop.backend.faults.set([])
  shop.backend.db.import(world)
})
const store = async () => {
  const [found] = (await stores.list({})).stores
  if (!found) throw new Error("the shop has no store")
  return found
}
const currencies = async () => {
  const rows = (await store()).supported_currencies
  return rows.map(({ currency_code, is_default }) => `${currency_code}${is_default ? "*" : ""}`).sort()
}
const taxOf = async (value: string) =>
  (await preferences.list({ query: { value } })).price_preferences.map(({ is_tax_inclusive }) => is_tax_inclusive)
const preferenceOf = async (value: string) =>
  String((await preferences.list({ query: { value } })).price_preferences[0]?.id)
const setTax = async (value: string, is_tax_inclusive: boolean) =>
  preferences.update({ id: await preferenceOf(value), body: { is_tax_inclusive } })
const setCurrencies = async (supported_currencies: { currency_code: string; is_default?: boolean }[]) =>
  stores.update({ id: (await store()).id, body: { supported_currencies } })
type User = Awaited<ReturnType<typeof renderAdminPage>>["user"]
/** Confirms the question that a tax setting asks. */
const agree = async (user: User) => user.click(await screen.findByRole("button", { name: "Change prices" }))
const openStore = async () => {
  const page = await renderAdminPage("/admin/settings/store", shop)
  await screen.findByLabelText("Name")
  return page
}

it("opens from the list of locations, which reads the store's defaults", async () => {
  const { user } = await renderAdminPage("/admin/settings/locations", shop)
  await screen.findAllByText("Set up a location")
  await user.click(screen.getAllByText("Settings", { selector: "nav a, nav a *" })[0] as HTMLElement)
  await user.click(await screen.findByText("Store and currencies"))
  await screen.findByLabelText("Name")
})

it("adds a currency with prices that include taxes, and makes it the default", async () => {
  await setCurrencies([{ currency_code: "eur", is_default: true }])
  const { user } = await openStore()
  await user.click(screen.getByRole("button", { name: "Add currency" }))
  await user.click(await screen.findByRole("combobox", { name: "Add currency" }))
  await user.paste("yen")
  await user.click(await screen.findByText("Japanese Yen (JPY)"))
  await user.click(await screen.findByRole("button", { name: "Make default: Japanese Yen (JPY)" }))
  expect(await domProblems()).toEqual([])
  await user.click(screen.getByRole("button", { name: "Save store" }))
  await screen.findByText("Store saved")
  expect(await currencies()).toEqual(["eur", "jpy*"])
  await user.click(await screen.findByRole("checkbox", { name: "Japanese Yen (JPY)" }))
  await agree(user)
  await waitFor(async () => expect(await taxOf("jpy")).toEqual([true]))
  await waitFor(() => expect(screen.getByRole("checkbox", { name: "Japanese Yen (JPY)" }).ariaDisabled).toBeNull())
  await user.click(screen.getByRole("checkbox", { name: "Japanese Yen (JPY)" }))
  await agree(user)
  await waitFor(async () => expect(await taxOf("jpy")).toEqual([false]))
})

it("keeps the tax settings that another admin changed when the currencies are saved", async () => {
  await setCurrencies([{ currency_code: "eur", is_default: true }, { currency_code: "usd" }])
  const { user } = await openStore()
  await screen.findByRole("checkbox", { name: "Euro (EUR)" })
  await setTax("eur", true)
  await user.click(screen.getByRole("button", { name: "Make default: US Dollar (USD)" }))
  await user.click(screen.getByRole("button", { name: "Save store" }))
  await screen.findByText("Store saved")
  expect(await currencies()).toEqual(["eur", "usd*"])
  expect(await taxOf("eur")).toEqual([true])
})

it("creates the tax setting of a currency if it was removed in the meantime", async () => {
  await setCurrencies([{ currency_code: "eur", is_default: true }])
  await setTax("eur", false)
  const { user } = await openStore()
  const tax = await screen.findByRole("checkbox", { name: "Euro (EUR)" })
  await preferences.delete({ id: await preferenceOf("eur") })
  await user.click(tax)
  await agree(user)
  await waitFor(async () => expect(await taxOf("eur")).toEqual([true]))
})

it("knows after a lost response that a tax setting was saved", async () => {
  await setCurrencies([{ currency_code: "eur", is_default: true }])
  await setTax("eur", false)
  shop.backend.faults.set([{ method: "POST", path: "/admin/price-preferences/:id", drop: "after" }])
  const { user } = await openStore()
  await user.click(await screen.findByRole("checkbox", { name: "Euro (EUR)" }))
  await agree(user)
  await waitFor(() => {
    const tax = screen.getByRole<HTMLInputElement>("checkbox", { name: "Euro (EUR)" })
    expect([tax.checked, tax.ariaDisabled]).toEqual([true, null])
  })
  expect(screen.queryByText("Couldn’t save")).toBeNull()
  expect(await taxOf("eur")).toEqual([true])
})

it("says that tax settings couldn't be loaded or saved, and loads them again", async () => {
  const path = "/admin/price-preferences"
  shop.backend.faults.set([{ method: "GET", path, status: 500 }])
  const { user } = await openStore()
  await screen.findByText("Couldn’t load this list")
  shop.backend.faults.set([{ method: "POST", path: `${path}/:id`, status: 500 }])
  await user.click(screen.getByRole("button", { name: "Try again" }))
  await user.click(await screen.findByRole("checkbox", { name: "Euro (EUR)" }))
  await agree(user)
  await screen.findByText("Something went wrong on the server. Try again.")
})

it("removes the tax settings of a removed currency and a deleted region", async () => {
  await setCurrencies([{ currency_code: "eur", is_default: true }, { currency_code: "jpy" }])
  await setCurrencies([{ currency_code: "eur", is_default: true }])
  const { region } = await regions.create({ body: { name: "Japan", currency_code: "eur", is_tax_inclusive: true } })
  await regions.delete({ id: region.id })
  const { user } = await openStore()
  for (const owner of ["Japanese Yen (JPY)", `Deleted region …${region.id.slice(-6)}`]) {
    await user.click(await screen.findByRole("button", { name: `Remove tax setting: ${owner}` }))
    const dialog = within(await screen.findByRole("dialog", { name: "Remove tax setting?" }))
    shop.backend.faults.set([{ method: "DELETE", path: "/admin/price-preferences/:id", status: 500, times: 1 }])
    await user.click(dialog.getByRole("button", { name: "Remove tax setting" }))
    await dialog.findByText("Something went wrong on the server. Try again.")
    await user.click(dialog.getByRole("button", { name: "Remove tax setting" }))
    await waitFor(() => expect(screen.queryByText(owner)).toBeNull())
  }
  expect([...(await taxOf("jpy")), ...(await taxOf(region.id))]).toEqual([])
  await waitFor(() => expect(screen.queryByText("Unused tax settings")).toBeNull())
})

it("says why the default currency and one that a region uses can't be removed", async () => {
  await setCurrencies([{ currency_code: "eur", is_default: true }, { currency_code: "gbp" }, { currency_code: "jpy" }])
  await regions.create({ body: { name: "Japan", currency_code: "jpy" } })
  const { user } = await openStore()
  const remove = (name: string) => screen.getByRole("button", { name: new RegExp(`^Remove ${name}`) })
  expect(remove("Euro").getAttribute("aria-disabled")).toBe("true")
  await waitFor(() => expect(remove("Japanese Yen").getAttribute("aria-disabled")).toBe("true"))
  await user.click(remove("British Pound"))
  await user.click(screen.getByRole("button", { name: "Save store" }))
  await screen.findByText("Store saved")
  expect(await currencies()).toEqual(["eur*", "jpy"])
})

it("shows a currency that the server doesn't know, and a default that was deleted", async () => {
  await setCurrencies([{ currency_code: "eur", is_default: true }, { currency_code: "zzz" }])
  await stores.update({ id: (await store()).id, body: { default_location_id: "sloc_deleted" } })
  await openStore()
  await screen.findByText("ZZZ")
  await screen.findByText("Unknown currency")
  const location = screen.getByLabelText<HTMLSelectElement>("Default location")
  await waitFor(() => expect(location.selectedOptions[0]?.textContent).toBe("Deleted"))
})

it("keeps one default currency if two admins choose different ones", async () => {
  await setCurrencies([{ currency_code: "eur", is_default: true }, { currency_code: "usd" }, { currency_code: "jpy" }])
  const { user } = await openStore()
  await user.click(screen.getByRole("button", { name: "Make default: US Dollar (USD)" }))
  await setCurrencies([{ currency_code: "eur" }, { currency_code: "usd" }, { currency_code: "jpy", is_default: true }])
  await user.click(screen.getByRole("button", { name: "Save store" }))
  await screen.findByText("Store saved")
  expect((await currencies()).filter((code) => code.endsWith("*"))).toHaveLength(1)
})

/** Chooses a country; afterward the list is closed, because it makes queries by role slow. */
async function chooseCountry(user: Awaited<ReturnType<typeof openStore>>["user"], name: string) {
  await user.click(screen.getByLabelText("Countries"))
  await user.paste(name)
  await user.click(await screen.findByText(name))
  await user.keyboard("{Escape}")
}

async function openNewRegion() {
  const { user } = await renderAdminPage("/admin/settings/regions/new", shop)
  await user.click(await screen.findByLabelText("Name"))
  await user.paste("Benelux")
  await screen.findByText("Euro (EUR)")
  await user.selectOptions(screen.getByLabelText("Currency"), "eur")
  return user
}

it("creates a region with payment providers and prices that include taxes", async () => {
  const user = await openNewRegion()
  await user.click(await screen.findByLabelText("Manual payment"))
  await user.click(screen.getByLabelText("Prices include taxes"))
  await user.click(screen.getByText("Create region", { selector: "button" }))
  await screen.findByText("Region created")
  const query = { name: "Benelux", fields: "id,*payment_providers" }
  const [region] = (await regions.list({ query })).regions
  expect(region?.payment_providers?.map(({ id }) => id)).toEqual(["pp_system_default"])
  expect(await taxOf(String(region?.id))).toEqual([true])
})

it("names the region of a country that can't be chosen", async () => {
  const user = await openNewRegion()
  await user.click(screen.getByLabelText("Countries"))
  await user.paste("Germany")
  const germany = (await screen.findByText("Germany")).closest("[role=option]")
  expect(germany?.getAttribute("aria-disabled")).toBe("true")
  expect(germany?.textContent).toMatch(/In “.+”/)
})

it("updates the tax setting of a region without a second price preference", async () => {
  const { region } = await regions.create({ body: { name: "Japan", currency_code: "jpy", is_tax_inclusive: true } })
  const { user } = await renderAdminPage(`/admin/settings/regions/${region.id}`, shop)
  const tax = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Prices include taxes" })
  expect(tax.checked).toBe(true)
  expect(await domProblems()).toEqual([])
  await user.click(tax)
  await agree(user)
  await waitFor(async () => expect(await taxOf(region.id)).toEqual([false]))
})

it("lets a region use the tax setting of its currency, and gives it its own again", async () => {
  await setCurrencies([{ currency_code: "eur", is_default: true }, { currency_code: "jpy" }])
  await setTax("jpy", false)
  const { region } = await regions.create({ body: { name: "Japan", currency_code: "jpy", is_tax_inclusive: true } })
  const { user } = await renderAdminPage(`/admin/settings/regions/${region.id}`, shop)
  await user.click(await screen.findByRole("button", { name: "Use setting of Japanese Yen (JPY)" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Use the setting of Japanese Yen (JPY)?" }))
  expect(dialog.getByText(/won’t include taxes/)).toBeTruthy()
  await user.click(dialog.getByRole("button", { name: "Use setting" }))
  await screen.findByText("As prices in Japanese Yen (JPY).")
  expect(await taxOf(region.id)).toEqual([])
  const tax = screen.getByRole<HTMLInputElement>("checkbox", { name: "Prices include taxes" })
  expect(tax.checked).toBe(false)
  await user.click(tax)
  await agree(user)
  await screen.findByText("Setting of this region. Saved at once.")
  expect(await taxOf(region.id)).toEqual([true])
})

it("shows how amounts of a region are written, and loads the currencies when another one is chosen", async () => {
  const { region } = await regions.create({ body: { name: "Japan", currency_code: "jpy" } })
  const { user } = await renderAdminPage(`/admin/settings/regions/${region.id}`, shop)
  await screen.findByText(/no decimal places/)
  await user.click(screen.getByRole("button", { name: "Change currency" }))
  await screen.findByRole("option", { name: "Euro (EUR)" })
  expect(document.activeElement).toBe(screen.getByLabelText("Currency"))
  await user.selectOptions(screen.getByLabelText("Currency"), "eur")
  await user.click(screen.getByRole("button", { name: "Save region" }))
  await screen.findByText("Region saved")
  expect((await regions.retrieve({ id: region.id })).region.currency_code).toBe("eur")
})

it("says that the server doesn’t know the currency of a region", async () => {
  const { region } = await regions.create({ body: { name: "Nowhere", currency_code: "zzz" } })
  await renderAdminPage(`/admin/settings/regions/${region.id}`, shop)
  await screen.findByText("Unknown currency")
  expect(screen.getByText("The server doesn’t know this currency. Choose another one.")).toBeTruthy()
  expect(screen.queryByText(/Add it in the store settings/)).toBeNull()
})

it("places a country that another region took in the meantime at its field", async () => {
  const user = await openNewRegion()
  await chooseCountry(user, "Luxembourg")
  await regions.create({ body: { name: "Other", currency_code: "eur", countries: ["lu"] } })
  await user.click(screen.getByText("Create region", { selector: "button" }))
  await screen.findByText(/already assigned to a region/)
  expect(screen.getByLabelText("Countries").getAttribute("aria-invalid")).toBe("true")
})

it("doesn't delete the store's default region, and says why", async () => {
  const { region } = await regions.create({ body: { name: "Japan", currency_code: "jpy" } })
  await stores.update({ id: (await store()).id, body: { default_region_id: region.id } })
  const { user } = await renderAdminPage(`/admin/settings/regions/${region.id}`, shop)
  await user.click(await screen.findByRole("button", { name: "Delete region" }))
  const dialog = within(await screen.findByRole("dialog"))
  await dialog.findByText(/default region/)
  expect(dialog.getByRole("button", { name: "Delete region" }).getAttribute("aria-disabled")).toBe("true")
})

it("shows a secret key once, and asks before leaving until it is stored", async () => {
  const { user, address } = await renderAdminPage("/admin/settings/api-keys/new", shop)
  await user.type(await screen.findByLabelText("Title"), "ERP")
  await user.click(screen.getByRole("radio", { name: /^Secret/ }))
  await user.click(screen.getByRole("button", { name: "Create API key" }))
  const field = await screen.findByLabelText<HTMLInputElement>("Key")
  expect(field.value).toMatch(/^sk_/)
  expect(await domProblems()).toEqual([])
  await user.click(within(screen.getByRole("navigation", { name: "Breadcrumb" })).getByRole("link"))
  const dialog = within(await screen.findByRole("dialog", { name: "Leave without storing the key?" }))
  await user.click(dialog.getByRole("button", { name: "Stay here" }))
  await user.click(screen.getByRole("checkbox", { name: "I have stored the key" }))
  await user.click(screen.getByRole("button", { name: "Continue to API key" }))
  await waitFor(() => expect(address()).toMatch(/\/api-keys\/apk_/))
  await screen.findByText(/^sk_.+\*\*\*/)
  expect(screen.queryByText(field.value)).toBeNull()
})

it("plans the revocation of a key, which can't be deleted until then, and revokes it now", async () => {
  const { api_key } = await keys.create({ body: { title: "ERP", type: "secret" } })
  const { user } = await renderAdminPage(`/admin/settings/api-keys/${api_key.id}`, shop)
  const act = async (name: string) => {
    await user.click(await screen.findByRole("button", { name: "Actions" }))
    await user.click(await screen.findByRole("menuitem", { name: new RegExp(`^${name}`) }))
    return within(await screen.findByRole("dialog"))
  }
  const plan = await act("Revoke API key")
  await user.click(plan.getByRole("radio", { name: "After some time" }))
  const amount = plan.getByLabelText("Time from now")
  await user.clear(amount)
  expect(plan.getByRole("button", { name: "Plan revocation" }).getAttribute("aria-disabled")).toBe("true")
  await user.type(amount, "2")
  await user.click(plan.getByRole("button", { name: "Plan revocation" }))
  await screen.findByText("Revocation planned")
  await screen.findByText(/^Revoked on /)
  const revokedAt = new Date(String((await keys.retrieve({ id: api_key.id })).api_key.revoked_at)).getTime()
  expect(Math.abs(revokedAt - Date.now() - 7_200_000)).toBeLessThan(60_000)
  const deletion = await act("Delete API key")
  await deletion.findByText("The key still works until it is revoked. Only revoked keys can be deleted.")
  await user.click(deletion.getByRole("button", { name: "Cancel" }))
  const now = await act("Change revocation")
  await user.click(now.getByRole("button", { name: "Revoke now" }))
  await screen.findByText("API key revoked")
  await user.click(await screen.findByRole("button", { name: "Delete API key" }))
  const final = within(await screen.findByRole("dialog"))
  await user.click(await final.findByRole("button", { name: "Delete API key" }))
  await screen.findByText("API key deleted")
})

it("says before a revocation when the key was last used", async () => {
  const { api_key } = await keys.create({ body: { title: "ERP", type: "secret" } })
  shop.backend.db.tables.apiKey.update(api_key.id, { last_used_at: "2026-01-02T10:00:00.000Z" })
  const { user } = await renderAdminPage(`/admin/settings/api-keys/${api_key.id}`, shop)
  await user.click(await screen.findByRole("button", { name: "Actions" }))
  await user.click(await screen.findByRole("menuitem", { name: /^Revoke API key/ }))
  await within(await screen.findByRole("dialog")).findByText(/Last used Jan 2, 2026.*Systems that use it stop working/)
})

it("knows after a lost response that a key was revoked", async () => {
  const { api_key } = await keys.create({ body: { title: "ERP", type: "secret" } })
  shop.backend.faults.set([{ method: "POST", path: "/admin/api-keys/:id/revoke", drop: "after" }])
  const { user } = await renderAdminPage(`/admin/settings/api-keys/${api_key.id}`, shop)
  await user.click(await screen.findByRole("button", { name: "Actions" }))
  await user.click(await screen.findByRole("menuitem", { name: /^Revoke API key/ }))
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Revoke now" }))
  await screen.findByText("API key revoked")
})

it("adds sales channels to a publishable key and removes them; a secret key has none", async () => {
  const [channel] = (await shop.admin.admin.salesChannel.list({})).sales_channels
  const name = String(channel?.name)
  const { api_key } = await keys.create({ body: { title: "App", type: "publishable" } })
  const { user, router } = await renderAdminPage(`/admin/settings/api-keys/${api_key.id}`, shop)
  await screen.findByText(/^No sales channels yet/)
  await user.click(screen.getByRole("button", { name: "Add sales channels" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Add sales channels" }))
  await user.type(await dialog.findByRole("combobox"), name)
  await user.click(await screen.findByRole("option", { name }))
  await user.click(dialog.getByRole("button", { name: "Add 1 sales channel" }))
  await user.click(await screen.findByRole("button", { name: `Remove ${name}` }))
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Remove sales channel" }))
  await screen.findByText(/^No sales channels yet/)
  const secret = await keys.create({ body: { title: "ERP", type: "secret" } })
  await router.navigate({ to: "/admin/settings/api-keys/$id", params: { id: secret.api_key.id } })
  await screen.findByRole("heading", { level: 1, name: "ERP" })
  expect(screen.queryByRole("heading", { name: "Sales channels" })).toBeNull()
})

it("deletes only revoked keys of a selection, and names the reason for the others", async () => {
  const active = (await keys.create({ body: { title: "Active", type: "secret" } })).api_key
  const revoked = (await keys.create({ body: { title: "Old", type: "publishable" } })).api_key
  await keys.revoke({ id: revoked.id, body: {} })
  const { user } = await renderAdminPage("/admin/settings/api-keys", shop)
  for (const name of ["Active", "Old"])
    await user.click(await screen.findByRole("checkbox", { name: `Select ${name}` }))
  await user.click(screen.getByRole("button", { name: "Delete" }))
  const dialog = within(await screen.findByRole("dialog"))
  expect(dialog.getByText("Only revoked keys can be deleted. Revoke it first.")).toBeTruthy()
  await user.click(dialog.getByRole("button", { name: "Delete API key" }))
  await screen.findByText("API key deleted")
  expect((await keys.retrieve({ id: active.id })).api_key.title).toBe("Active")
})
