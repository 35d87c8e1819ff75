import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { domProblems } from "#tests/support/axe-dom.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { promotion: promotions, campaign: campaigns } = shop.admin.admin
const world = shop.backend.db.export()
const [shirt] = (await shop.admin.admin.product.list({ query: { q: "T-Shirt", fields: "id" } })).products
const [other] = (await shop.admin.admin.product.list({ query: { q: "Mug", fields: "id" } })).products

beforeEach(() => {
  shop.backend.faults.set([])
  shop.backend.db.import(world)
})

type Body = NonNullable<Parameters<typeof promotions.create>[0]>["body"]
const shirts = [{ attribute: "items.product.id", operator: "in" as const, values: [String(shirt?.id)] }]
/** A promotion of 10% off up to three units of the shirt. */
const create = async (more: Partial<Body> = {}) => {
  const method = { type: "percentage", target_type: "items", allocation: "each", max_quantity: 3, value: 10 } as const
  const application_method = { ...method, target_rules: shirts }
  const body = { code: "TEN", type: "standard", status: "active", application_method, ...more } as const
  return (await promotions.create({ body })).promotion
}
/** Three for two shirts. */
const createBuyGet = () => {
  const method = { type: "percentage", target_type: "items", allocation: "each", max_quantity: 1, value: 100 } as const
  const quantities = { buy_rules_min_quantity: 2, apply_to_quantity: 1 }
  const application_method = { ...method, ...quantities, target_rules: shirts, buy_rules: shirts }
  return create({ type: "buyget", application_method })
}
const FIELDS =
  "id,code,limit,is_automatic,*application_method,*rules,*rules.values,*application_method.target_rules,*application_method.target_rules.values,*application_method.buy_rules,*application_method.buy_rules.values"
const saved = async (id: string) => (await promotions.retrieve({ id, query: { fields: FIELDS } })).promotion
const textOf = (rules: Awaited<ReturnType<typeof saved>>["rules"]) =>
  (rules ?? []).map(({ attribute, operator, values }) =>
    [attribute, operator, ...(values ?? []).map(({ value }) => value)].join(" "),
  )

type User = Awaited<ReturnType<typeof renderAdminPage>>["user"]
async function enter(user: User, name: string, text: string) {
  const field = await screen.findByRole("textbox", { name })
  await user.clear(field)
  if (text) await user.type(field, text)
}
const save = async (user: User) => user.click(await screen.findByRole("button", { name: "Save promotion" }))
const problemAt = (name: string, description: RegExp) => screen.findByRole("textbox", { name, description })

describe("the form of a promotion", () => {
  it("changes the value, the units, the code and the limit", async () => {
    const { id } = await create({ limit: 5 })
    const { user } = await renderAdminPage(`/admin/promotions/${id}`, shop)
    await enter(user, "Percentage", "25")
    await enter(user, "Units of each item", "2")
    await enter(user, "Code", "QUARTER")
    await enter(user, "Uses in total", "9")
    await save(user)
    await screen.findByText("Promotion saved")
    expect(await saved(id)).toMatchObject({
      code: "QUARTER",
      limit: 9,
      application_method: { type: "percentage", value: 25, allocation: "each", max_quantity: 2 },
    })
    expect(await domProblems()).toEqual([])
  })

  it("makes the promotion automatic without its limit", async () => {
    const { id } = await create({ limit: 5 })
    const { user } = await renderAdminPage(`/admin/promotions/${id}`, shop)
    await user.click(await screen.findByRole("radio", { name: "Automatically" }))
    expect(screen.queryByRole("textbox", { name: "Uses in total" })).toBeNull()
    await save(user)
    await screen.findByText("Promotion saved")
    expect(await saved(id)).toMatchObject({ is_automatic: true, limit: null })
  })

  it("names a limit below the used number, a percentage over 100 and a code that exists at their fields", async () => {
    await create({ code: "TAKEN" })
    const { id } = await create({ limit: 5 })
    shop.backend.db.tables.promotion.update(id, { used: 3 })
    const { user } = await renderAdminPage(`/admin/promotions/${id}`, shop)
    await enter(user, "Percentage", "101")
    await enter(user, "Uses in total", "2")
    await save(user)
    await problemAt("Percentage", /Enter a percentage above 0, up to 100/)
    await problemAt("Uses in total", /The limit can’t be lower than what has been used: 3/)
    await enter(user, "Percentage", "50")
    await enter(user, "Uses in total", "3")
    await enter(user, "Code", "TAKEN")
    await save(user)
    await problemAt("Code", /TAKEN/)
    expect(await saved(id)).toMatchObject({ code: "TEN", limit: 5, application_method: { value: 10 } })
  })

  it("names the server’s refusal of a limit at its field", async () => {
    const { id } = await create({ limit: 5 })
    const { user } = await renderAdminPage(`/admin/promotions/${id}`, shop)
    await enter(user, "Uses in total", "2")
    shop.backend.db.tables.promotion.update(id, { used: 4 })
    await save(user)
    await problemAt("Uses in total", /cannot be less than current usage \(4\)/)
  })

  it("keeps the currency of the campaign’s budget", async () => {
    const budget = { type: "spend", limit: 100, currency_code: "eur" } as const
    const { campaign } = await campaigns.create({ body: { name: "June", campaign_identifier: "june", budget } })
    const method = { type: "percentage", target_type: "items", allocation: "across", value: 10 } as const
    const { id } = await create({ campaign_id: campaign.id, application_method: { ...method, currency_code: "eur" } })
    const { user } = await renderAdminPage(`/admin/promotions/${id}`, shop)
    await user.selectOptions(await screen.findByRole("combobox", { name: "Currency" }), "Any")
    await save(user)
    await screen.findByRole("combobox", { name: "Currency", description: /The budget of the campaign is in EUR/ })
  })

  it("asks for at least the discounted units of a buy X get Y promotion, and says that its kind is fixed", async () => {
    const { id } = await createBuyGet()
    const { user } = await renderAdminPage(`/admin/promotions/${id}`, shop)
    await enter(user, "Units at a discount", "2")
    await save(user)
    await problemAt("Discounted units per cart", /Must be at least the units at a discount/)
    await enter(user, "Discounted units per cart", "2")
    await save(user)
    await screen.findByText("Promotion saved")
    expect((await saved(id)).application_method).toMatchObject({ apply_to_quantity: 2, max_quantity: 2 })
    screen.getByText(/The server would keep conditions that don’t fit another kind/)
  })
})

describe("the conditions of a promotion", () => {
  const openDialog = async (user: User, set: string) => {
    await user.click(await screen.findByRole("button", { name: `Edit conditions: ${set}` }))
    return within(await screen.findByRole("dialog", { name: `Edit conditions: ${set}` }))
  }
  const choose = async (user: User, dialog: Awaited<ReturnType<typeof openDialog>>, text: string, option: string) => {
    await user.type(dialog.getAllByRole("combobox", { name: "Values" }).at(-1) as HTMLElement, text)
    await user.click(await screen.findByRole("option", { name: option }))
    await user.keyboard("{Escape}")
  }

  it("adds who gets the promotion", async () => {
    const { id } = await create()
    const { user } = await renderAdminPage(`/admin/promotions/${id}`, shop)
    const dialog = await openDialog(user, "Who gets it")
    const add = await dialog.findByRole("button", { name: "Add condition" })
    await waitFor(() => expect(add.getAttribute("aria-disabled")).not.toBe("true"))
    await user.click(add)
    await user.selectOptions(await dialog.findByRole("combobox", { name: "Attribute" }), "Region")
    await choose(user, dialog, "Eu", "Europe")
    expect(await domProblems()).toEqual([])
    await user.click(dialog.getByRole("button", { name: "Save conditions" }))
    await screen.findByText("Conditions saved")
    await screen.findByText(/only for region Europe/)
    expect(textOf((await saved(id)).rules)).toEqual([`region.id in ${shop.region}`])
  })

  it("changes and removes what is discounted, also after a lost response", async () => {
    const { id } = await create()
    const { user } = await renderAdminPage(`/admin/promotions/${id}`, shop)
    const dialog = await openDialog(user, "What is discounted")
    await user.selectOptions(await dialog.findByRole("combobox", { name: "Operator" }), "is none of")
    const path = `/admin/promotions/${id}/target-rules/batch`
    shop.backend.faults.set([{ method: "POST", path, drop: "after", times: 1 }])
    await user.click(dialog.getByRole("button", { name: "Save conditions" }))
    await dialog.findByText(/Couldn’t reach the server/)
    await user.click(dialog.getByRole("button", { name: "Save conditions" }))
    await screen.findByText("Conditions saved")
    const { application_method } = await saved(id)
    expect(textOf(application_method?.target_rules)).toEqual([`items.product.id ne ${shirt?.id}`])
  })

  it("keeps a condition on what must be bought", async () => {
    const { id } = await createBuyGet()
    const { user } = await renderAdminPage(`/admin/promotions/${id}`, shop)
    const dialog = await openDialog(user, "What must be bought")
    await user.click(await dialog.findByRole("button", { name: "Remove condition 1" }))
    expect(dialog.getByRole("button", { name: "Save conditions" }).getAttribute("aria-disabled")).toBe("true")
    const add = await dialog.findByRole("button", { name: "Add condition" })
    await waitFor(() => expect(add.getAttribute("aria-disabled")).not.toBe("true"))
    await user.click(add)
    await choose(user, dialog, "Mug", "Mug")
    await user.click(dialog.getByRole("button", { name: "Save conditions" }))
    await screen.findByText("Conditions saved")
    const { application_method } = await saved(id)
    expect(textOf(application_method?.buy_rules)).toEqual([`items.product.id in ${other?.id}`])
  })

  it("doesn’t overwrite conditions that someone else changed", async () => {
    const { id } = await create()
    const { user } = await renderAdminPage(`/admin/promotions/${id}`, shop)
    const dialog = await openDialog(user, "What is discounted")
    await user.selectOptions(await dialog.findByRole("combobox", { name: "Operator" }), "is none of")
    const [rule] = (await saved(id)).application_method?.target_rules ?? []
    await promotions.batchTargetRules({ id, body: { update: [{ id: String(rule?.id), values: [String(other?.id)] }] } })
    await user.click(dialog.getByRole("button", { name: "Save conditions" }))
    await dialog.findByText(/Someone else changed these conditions in the meantime/)
    const { application_method } = await saved(id)
    expect(textOf(application_method?.target_rules)).toEqual([`items.product.id in ${other?.id}`])
  })
})

it("names a deleted product of a condition without its id, and says that the promotion no longer applies", async () => {
  const { id } = await create()
  await shop.admin.admin.product.delete({ id: String(shirt?.id) })
  const { user } = await renderAdminPage(`/admin/promotions/${id}`, shop)
  await screen.findByText("A condition names only deleted records. The promotion no longer applies.")
  await screen.findByText("10% off up to 3 units of each item with product a deleted record, with the code TEN.")
  await user.click(await screen.findByRole("button", { name: "Edit conditions: What is discounted" }))
  await within(await screen.findByRole("dialog")).findByText("a deleted record")
  expect(document.body.textContent).not.toContain(shirt?.id)
})

describe("a campaign that counts uses per customer", () => {
  const perCustomer = async (attribute = "customer_id") => {
    const budget = { type: "use_by_attribute", attribute, limit: 1 } as const
    return (await campaigns.create({ body: { name: "Once", campaign_identifier: "once", budget } })).campaign.id
  }

  it("warns of guests who can't shop once its promotion is switched to automatic", async () => {
    const { id } = await create({ campaign_id: await perCustomer() })
    const { user } = await renderAdminPage(`/admin/promotions/${id}`, shop)
    await screen.findByText("Only customers who are signed in can use the code.")
    await user.click(screen.getByRole("radio", { name: "Automatically" }))
    await screen.findByText(/^Guests can’t shop: the server refuses every cart that this promotion may apply to/)
    expect(screen.queryByText(/signed in can use/)).toBeNull()
    expect(await domProblems()).toEqual([])
  })

  it("warns of guests when a promotion is moved into it", async () => {
    await perCustomer("customer_email")
    const { id } = await create({ is_automatic: true })
    const { user } = await renderAdminPage(`/admin/promotions/${id}`, shop)
    await user.click(await screen.findByRole("button", { name: "Actions" }))
    await user.click(await screen.findByRole("menuitem", { name: "Change campaign" }))
    const dialog = within(await screen.findByRole("dialog"))
    expect(dialog.queryByText(/Guests/)).toBeNull()
    await user.type(await dialog.findByRole("combobox"), "On")
    await user.click(await screen.findByRole("option", { name: /Once/ }))
    await dialog.findByText(/^Guests without an email can’t shop/)
  })
})
