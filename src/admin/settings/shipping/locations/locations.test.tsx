import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { domProblems } from "#tests/support/axe-dom.ts"
import { english } from "#tests/support/english.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const { locations: texts, form, shippingCheck, settings } = english.admin
const shop = await openLiveShop()
const start = shop.backend.db.export()
const { tables } = shop.backend.db
const api = shop.admin.admin

beforeEach(() => {
  shop.backend.db.import(start)
  shop.backend.faults.set([])
  shop.backend.journal.clear()
})

const path = "/admin/settings/locations"
const first = () => tables.stockLocation.all()[0]
const button = (name: string | RegExp) => screen.findByRole("button", { name })
const link = (name: string) => screen.findByRole("link", { name })
const heading = (name: string) => screen.findByRole("heading", { level: 1, name })
const dialog = async () => within(await screen.findByRole("dialog"))
const sentTo = (to: string) => shop.backend.journal.entries({ path: to })
const cardOf = async (title: string) =>
  within((await screen.findByRole("heading", { level: 2, name: title })).closest("section") as HTMLElement)

/** Adds an empty fulfillment set with one zone to the first location. */
async function addZone(name: string, country: string) {
  const id = first()?.id ?? ""
  await api.stockLocation.createFulfillmentSet({ id, body: { name: `${name} set`, type: "shipping" } })
  const set = tables.fulfillmentSet.find((each) => each.name === `${name} set`)
  const body = { name, geo_zones: [{ type: "country" as const, country_code: country }] }
  await api.fulfillmentSet.createServiceZone({ id: set?.id ?? "", body })
  return tables.serviceZone.find((each) => each.name === name)?.id ?? ""
}

it("sends the whole address with a changed part, in one request", async () => {
  const { stock_location } = await api.stockLocation.create({
    body: { name: "Shop", address: { address_1: "Street 1", city: "Berlin", country_code: "DE" } },
  })
  const { user } = await renderAdminPage(`${path}/${stock_location?.id}`, shop)
  const city = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${texts.address.city}`))
  await user.clear(city)
  await user.type(city, "Potsdam")
  await user.click(await button(texts.save))
  await screen.findByText(texts.saved)
  const { stock_location: saved } = await api.stockLocation.retrieve({ id: stock_location?.id ?? "" })
  expect(saved?.address).toMatchObject({ address_1: "Street 1", city: "Potsdam" })
})

it("says that an address can't be added to a location that was created without one", async () => {
  const { stock_location } = await api.stockLocation.create({ body: { name: "Bare" } })
  const { user } = await renderAdminPage(`${path}/${stock_location?.id}`, shop)
  await screen.findByText(texts.address.missingText)
  await user.type(await screen.findByLabelText(texts.name), " shop")
  await user.click(await button(texts.save))
  await heading("Bare shop")
})

it("links sales channels with a click, and keeps a provider that shipping options use", async () => {
  const { sales_channel } = await api.salesChannel.create({ body: { name: "Marketplace" } })
  const { user } = await renderAdminPage(`${path}/${first()?.id}`, shop)
  const channels = await cardOf(texts.channels.title)
  await user.click(await channels.findByRole("checkbox", { name: "Marketplace" }))
  await waitFor(() =>
    expect(
      tables.salesChannelLocation
        .by("stock_location_id", first()?.id ?? "")
        .some((each) => each.sales_channel_id === sales_channel?.id),
    ).toBe(true),
  )
  const providers = await cardOf(texts.providers.title)
  await waitFor(() => expect(providers.queryByText(/shipping options? uses? it\./)).toBeTruthy())
  const provider = providers.getAllByRole("checkbox").find((each) => (each as HTMLInputElement).checked) as HTMLElement
  expect(provider.getAttribute("aria-disabled")).toBe("true")
  await user.click(provider)
  expect(tables.locationFulfillmentProvider.by("stock_location_id", first()?.id ?? "").length).toBeGreaterThan(0)
  expect(await domProblems()).toEqual([])
})

it("adds a fulfillment set with a proposed name, and reports a name that is taken at its field", async () => {
  const { user } = await renderAdminPage(`${path}/${first()?.id}`, shop)
  await user.click(await button(texts.set.add))
  const question = await dialog()
  await user.click(question.getByRole("radio", { name: new RegExp(texts.set.types.pickup) }))
  const name = question.getByRole<HTMLInputElement>("textbox", { name: texts.set.name })
  expect(name.value).toBe(`${first()?.name} pickup`)
  const taken = tables.fulfillmentSet.all()[0]?.name ?? ""
  await user.clear(name)
  await user.type(name, taken)
  await user.click(question.getByRole("button", { name: texts.set.add }))
  await question.findByText(form.rules.taken.replace("{text}", taken))
  await user.clear(name)
  await user.type(name, "Front desk")
  await user.click(question.getByRole("button", { name: texts.set.add }))
  await screen.findByText(texts.set.added)
  await screen.findByRole("heading", { name: "Front desk" })
})

const pick = async (user: Awaited<ReturnType<typeof renderAdminPage>>["user"], label: string, country: string) => {
  await user.click(screen.getByRole("combobox", { name: label }))
  await user.paste(country)
  await user.click(await screen.findByRole("option", { name: country }))
}
const setOf = (name: string) => tables.fulfillmentSet.find((each) => each.name === name)?.id ?? ""
const zoneOf = (name: string) => tables.serviceZone.find((each) => each.name === name)

it("adds a service zone after its problems, and warns of a country in another zone", async () => {
  await addZone("Nordics", "se")
  const { user } = await renderAdminPage(`${path}/${first()?.id}/zones/new?set=${setOf("Nordics set")}`, shop)
  await user.type(await screen.findByLabelText(texts.zone.name), "North")
  await user.click(await button(texts.zone.create))
  await screen.findByText(form.rules.required)
  await pick(user, texts.zone.countries, "Sweden")
  await screen.findByText(texts.zone.alsoIn)
  await user.click(await button(texts.zone.create))
  await heading("North")
  expect(tables.geoZone.by("service_zone_id", zoneOf("North")?.id ?? "").map((each) => each.country_code)).toEqual([
    "se",
  ])
})

it("adds a part of a country to a service zone, and warns that postal codes reach no addresses", async () => {
  const zone = await addZone("Nordics", "se")
  const { user } = await renderAdminPage(`${path}/${first()?.id}/zones/${zone}`, shop)
  await user.click(await button(texts.zone.addPart))
  await pick(user, texts.zone.country, "Germany")
  await user.click(await button(texts.zone.save))
  await screen.findByText(form.rules.required)
  await user.type(screen.getByLabelText(texts.zone.province), "BE")
  await user.selectOptions(screen.getByLabelText(texts.zone.kind), "zip")
  await screen.findByText(texts.zone.postalTitle)
  await user.selectOptions(screen.getByLabelText(texts.zone.kind), "province")
  expect(await domProblems()).toEqual([])
  await user.click(await button(texts.zone.save))
  await screen.findByText(texts.zone.saved)
  const areas = tables.geoZone.by("service_zone_id", zone)
  expect(areas.map(({ type, country_code, province_code }) => [type, country_code, province_code])).toEqual([
    ["country", "se", null],
    ["province", "de", "BE"],
  ])
})

it("names the shipping options that are deleted with a service zone", async () => {
  const option = tables.shippingOption.all()[0]
  const zone = option?.service_zone_id ?? ""
  const { user, address } = await renderAdminPage(`${path}/${first()?.id}/zones/${zone}`, shop)
  await user.click(await button(texts.zone.delete.label))
  const question = await dialog()
  await question.findByText(option?.name ?? "")
  await user.click(question.getByRole("button", { name: texts.zone.delete.label }))
  await screen.findByText(texts.zone.delete.done)
  await waitFor(() => expect(address()).toBe(`${path}/${first()?.id}`))
  expect(tables.serviceZone.get(zone)).toBeUndefined()
})

it("deletes a shipping option, a fulfillment set and a location", async () => {
  const id = (await api.stockLocation.create({ body: { name: "Cellar" } })).stock_location.id
  const option = tables.shippingOption.all()[0]
  const zone = tables.serviceZone.get(option?.service_zone_id ?? "")
  const set = tables.fulfillmentSet.get(zone?.fulfillment_set_id ?? "")
  const { user, router } = await renderAdminPage(`${path}/${first()?.id}/zones/${zone?.id}/options/${option?.id}`, shop)
  const remove = async (open: string, confirm: string, done: string) => {
    await user.click(await button(open))
    await user.click((await dialog()).getByRole("button", { name: confirm }))
    await screen.findByText(done)
  }
  const { option: ofOption, set: ofSet } = texts
  await remove(ofOption.delete.label, ofOption.delete.label, ofOption.delete.done)
  expect(tables.shippingOption.get(option?.id ?? "")).toBeUndefined()
  await router.navigate({ to: `${path}/${first()?.id}` })
  await remove(ofSet.delete.label.replace("{name}", set?.name ?? ""), ofSet.delete.confirm, ofSet.delete.done)
  expect(tables.fulfillmentSet.get(set?.id ?? "")).toBeUndefined()
  await router.navigate({ to: `${path}/${id}` })
  await heading("Cellar")
  await remove(texts.delete.label, texts.delete.label, texts.delete.done)
  expect(tables.stockLocation.get(id)).toBeUndefined()
})

it("adds a shipping option with a price by cart total, and rejects overlapping ones", async () => {
  const zone = await addZone("Nordics", "se")
  const { user } = await renderAdminPage(`${path}/${first()?.id}/zones/${zone}/options/new`, shop)
  await user.click(await screen.findByLabelText(texts.option.name))
  await user.paste("Courier")
  await user.selectOptions(screen.getByLabelText(texts.option.profile), tables.shippingProfile.all()[0]?.id ?? "")
  await user.selectOptions(screen.getByLabelText(texts.option.type), tables.shippingOptionType.all()[0]?.id ?? "")
  await user.click(await button(texts.option.create))
  await screen.findByText(form.rules.required)
  const [price] = await screen.findAllByLabelText(/^Price in EUR/)
  await user.type(price as HTMLElement, "5")
  const last = (label: string) => screen.getAllByLabelText(label).at(-1) as HTMLElement
  for (const [from, amount] of [
    ["50", "2"],
    ["40", "1"],
  ] as const) {
    await user.click(screen.getAllByRole("button", { name: texts.prices.addTier })[0] as HTMLElement)
    await user.type(last(texts.prices.from), from)
    await user.type(last(texts.prices.tierPrice), amount)
  }
  await screen.findByText(texts.prices.problems.overlap)
  await user.click(await button(texts.option.create))
  await screen.findByText(form.rules.prices)
  await user.type(last(texts.prices.below), "50")
  await user.click(await button(texts.option.create))
  await screen.findByText(texts.option.created)
  await link("Courier")
  const option = tables.shippingOption.find((each) => each.name === "Courier")
  const amounts = tables.price.by("price_set_id", option?.price_set_id ?? "").map(({ amount }) => amount)
  expect(amounts.sort()).toEqual([1, 2, 5])
})

it("keeps an option's other rules when it is hidden from customers", async () => {
  const option = tables.shippingOption.all()[0]
  const rule = { attribute: "tier", operator: "eq" as const, value: "gold" }
  await api.shippingOption.updateRules({ id: option?.id ?? "", body: { create: [rule] } })
  const at = `${path}/${first()?.id}/zones/${option?.service_zone_id}/options/${option?.id}`
  const { user } = await renderAdminPage(at, shop)
  await user.click(await screen.findByRole("switch", { name: texts.option.inStore }))
  await user.click(await button(texts.option.save))
  await screen.findByText(texts.option.saved)
  const rules = tables.shippingOptionRule.by("shipping_option_id", option?.id ?? "")
  const ruleOf = (attribute: string) => rules.find((each) => each.attribute === attribute)?.value
  expect([ruleOf("tier"), ruleOf("enabled_in_store"), ruleOf("is_return")]).toEqual(["gold", "false", "false"])
})

it("sends only the changed rule when an option is hidden from customers", async () => {
  const option = tables.shippingOption.all()[0]
  const id = option?.id ?? ""
  const at = `${path}/${first()?.id}/zones/${option?.service_zone_id}/options/${id}`
  const { user } = await renderAdminPage(at, shop)
  await user.click(await screen.findByRole("switch", { name: texts.option.inStore }))
  await user.click(await button(texts.option.save))
  await screen.findByText(texts.option.saved)
  const sent = sentTo(`/admin/shipping-options/${id}`).filter(({ method }) => method === "POST")
  expect(sent.map((each) => each.path.replace(id, ":id"))).toEqual(["/admin/shipping-options/:id/rules/batch"])
  const rules = tables.shippingOptionRule.by("shipping_option_id", id)
  const storeRule = rules.find((each) => each.attribute === "enabled_in_store")
  expect(JSON.parse(sent[0]?.request ?? "")).toEqual({
    update: [{ id: storeRule?.id, attribute: "enabled_in_store", operator: "eq", value: "false" }],
  })
  const switched = screen.getByRole<HTMLInputElement>("switch", { name: texts.option.inStore })
  expect(switched.checked).toBe(false)
})

it("reads a service zone again by itself before it is saved, and keeps its location's options", async () => {
  const option = tables.shippingOption.all()[0]
  const zone = tables.serviceZone.get(option?.service_zone_id ?? "")
  const { user } = await renderAdminPage(`${path}/${first()?.id}/zones/${zone?.id}`, shop)
  await user.type(await screen.findByLabelText(texts.zone.name), " and more")
  await link(option?.name ?? "")
  await user.click(await button(texts.zone.save))
  await screen.findByText(texts.zone.saved)
  expect(tables.serviceZone.get(zone?.id ?? "")?.name).toBe(`${zone?.name} and more`)
  await link(option?.name ?? "")
  const read = `/admin/fulfillment-sets/${zone?.fulfillment_set_id}/service-zones/${zone?.id}`
  expect(sentTo(read).map(({ method }) => method)).toContain("GET")
})

it("hides an option and renames it in one request", async () => {
  const option = tables.shippingOption.all()[0]
  const at = `${path}/${first()?.id}/zones/${option?.service_zone_id}/options/${option?.id}`
  const { user } = await renderAdminPage(at, shop)
  await user.click(await screen.findByRole("switch", { name: texts.option.inStore }))
  await user.type(screen.getByLabelText(texts.option.name), " by bike")
  await user.click(await button(texts.option.save))
  await screen.findByText(texts.option.saved)
  const rules = tables.shippingOptionRule.by("shipping_option_id", option?.id ?? "")
  expect(rules.find(({ attribute }) => attribute === "enabled_in_store")?.value).toBe("false")
  expect(tables.shippingOption.get(option?.id ?? "")?.name).toBe(`${option?.name} by bike`)
})

it("reports a provider that isn't enabled, and a price that can't be calculated, at their fields", async () => {
  const option = tables.shippingOption.all()[0]
  const at = `${path}/${first()?.id}/zones/${option?.service_zone_id}/options/${option?.id}`
  const { user } = await renderAdminPage(at, shop)
  await user.click(await screen.findByRole("radio", { name: new RegExp(texts.option.priceTypes.calculated) }))
  await user.click(await button(texts.option.save))
  expect((await screen.findByText(/Cannot calcuate pricing/)).closest("[role=alert], fieldset")).toBeTruthy()
})

it("shows which shipping options a customer is offered, and links to what the others lack", async () => {
  const zone = await addZone("Nordics", "se")
  const option = tables.shippingOption.all()[0]
  const { user } = await renderAdminPage("/admin/settings/shipping-check", shop)
  await screen.findByText(shippingCheck.start.title)
  await pick(user, shippingCheck.country, "Germany")
  const offered = await cardOf(shippingCheck.offered.title)
  await offered.findByRole("link", { name: option?.name ?? "" })
  expect(zone).not.toBe("")
  await user.clear(screen.getByRole("combobox", { name: shippingCheck.country }))
  await pick(user, shippingCheck.country, "Sweden")
  await screen.findByText(shippingCheck.offered.none)
  expect((await screen.findAllByRole("link", { name: shippingCheck.fix.zone })).length).toBeGreaterThan(0)
  expect(await domProblems()).toEqual([])
})

it("lists the pages of the settings", async () => {
  const { user, address } = await renderAdminPage("/admin/settings", shop)
  await heading(settings.title)
  expect(await domProblems()).toEqual([])
  await user.click(await link(settings.pages.shippingProfiles.title))
  await waitFor(() => expect(address()).toBe("/admin/settings/shipping-profiles"))
})

it("shows the price of an option that only has one for a region", async () => {
  const zone = await addZone("Far", "jp")
  const [profile, type] = [tables.shippingProfile.all()[0]?.id ?? "", tables.shippingOptionType.all()[0]?.id ?? ""]
  const region_id = tables.region.find(({ currency_code }) => currency_code === "eur")?.id ?? ""
  await api.shippingOption.create({
    body: {
      name: "Airmail",
      price_type: "flat",
      provider_id: "manual_manual",
      shipping_profile_id: profile,
      type_id: type,
      service_zone_id: zone,
      prices: [{ region_id, amount: 12 }],
    },
  })
  await renderAdminPage(`${path}/${first()?.id}/zones/${zone}`, shop)
  await screen.findByText("Airmail")
  await screen.findByText(/€12\.00/)
  expect(screen.queryByText("1 price")).toBeNull()
})
