import { screen, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { english } from "#tests/support/english.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const { channels, codes, profiles, lists } = english.admin
const shop = await openLiveShop()
const start = shop.backend.db.export()
const api = shop.admin.admin

beforeEach(() => shop.backend.db.import(start))

const button = (name: string) => screen.findByRole("button", { name })
const defaultChannel = () => shop.backend.db.tables.store.all()[0]?.default_sales_channel_id ?? ""

it("says why the store's default sales channel can't be deleted", async () => {
  const { user } = await renderAdminPage(`/admin/settings/sales-channels/${defaultChannel()}`, shop)
  await screen.findByText(lists.salesChannels.default)
  await user.click(await button(channels.delete.label))
  const question = within(await screen.findByRole("dialog"))
  const confirm = await question.findByRole("button", { name: channels.delete.label })
  const reason = await question.findByText(channels.delete.isDefault)
  expect(confirm.getAttribute("aria-disabled")).toBe("true")
  expect(confirm.getAttribute("aria-describedby")).toBe(reason.id)
  // In place of what deleting it would do.
  expect(question.queryByText(/can’t be undone/)).toBeNull()
  expect(question.queryByRole("list")).toBeNull()
})

it("shows the publishable keys and locations of a sales channel, and what is missing without them", async () => {
  const { router } = await renderAdminPage(`/admin/settings/sales-channels/${defaultChannel()}`, shop)
  const card = async () =>
    within(
      (await screen.findByRole("heading", { level: 2, name: channels.use.title })).closest("section") as HTMLElement,
    )
  const { sales_channel } = await api.salesChannel.retrieve({
    id: defaultChannel(),
    query: { fields: "publishable_api_keys.title,stock_locations.name" },
  })
  const linked = sales_channel as unknown as {
    publishable_api_keys: { title: string }[]
    stock_locations: { name: string }[]
  }
  for (const { title } of linked.publishable_api_keys) expect((await card()).getByText(title)).toBeTruthy()
  for (const { name } of linked.stock_locations) expect((await card()).getByText(name)).toBeTruthy()
  const { sales_channel: other } = await api.salesChannel.create({ body: { name: "Marketplace" } })
  await router.navigate({ to: `/admin/settings/sales-channels/${other?.id}` })
  await screen.findByText(channels.use.noKeys)
  expect(screen.getByText(channels.use.noLocations)).toBeTruthy()
})

it("saves a disabled sales channel, and shows it in the list", async () => {
  const { sales_channel } = await api.salesChannel.create({ body: { name: "Marketplace" } })
  const { user, router } = await renderAdminPage(`/admin/settings/sales-channels/${sales_channel?.id}`, shop)
  await user.click(await screen.findByRole("switch", { name: channels.isEnabled }))
  await user.click(await button(channels.save))
  await screen.findByText(channels.saved)
  await router.navigate({ to: "/admin/settings/sales-channels", search: { is_disabled: true } })
  await screen.findByRole("link", { name: "Marketplace" })
  expect(screen.getAllByRole("row")).toHaveLength(2)
})

it("warns of a label and a value that another return reason has", async () => {
  await api.returnReason.create({ body: { label: "Too small", value: "too_small" } })
  const { user } = await renderAdminPage("/admin/settings/return-reasons/new", shop)
  await user.type(await screen.findByLabelText(codes.label), "too small")
  await screen.findByText(codes.returnReason.twinLabel)
  await screen.findByText(codes.returnReason.twinCode)
  await user.click(await button(codes.returnReason.create))
  await screen.findByText(codes.returnReason.created)
})

it("names the products without a shipping profile, and the shipping options of a profile", async () => {
  const options = [{ title: "Size", values: ["M"] }]
  await api.product.create({ body: { title: "Loose scarf", options } })
  const { shipping_options } = await api.shippingOption.list({ query: { fields: "id,name,shipping_profile_id" } })
  const [option] = shipping_options
  await renderAdminPage(`/admin/settings/shipping-profiles/${option?.shipping_profile_id}`, shop)
  await screen.findByText(profiles.without.title)
  expect(screen.getByRole("link", { name: "Loose scarf" })).toBeTruthy()
  expect(screen.getAllByText(option?.name ?? "").length).toBeGreaterThan(0)
})

it("says why a shipping profile that options use can't be deleted, and names them", async () => {
  const { shipping_options } = await api.shippingOption.list({ query: { fields: "id,name,shipping_profile_id" } })
  const [option] = shipping_options
  const { user } = await renderAdminPage(`/admin/settings/shipping-profiles/${option?.shipping_profile_id}`, shop)
  await user.click(await screen.findByText(profiles.delete.label))
  const dialog = within(await screen.findByRole("dialog"))
  await dialog.findByText(profiles.delete.inUse)
  dialog.getByText(profiles.delete.option.replace("{name}", option?.name ?? ""))
  const confirm = dialog.getByText(profiles.delete.label, { selector: "button, button *" }).closest("button")
  expect(confirm?.ariaDisabled).toBe("true")
})
