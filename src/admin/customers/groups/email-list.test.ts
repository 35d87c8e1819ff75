import { beforeEach, expect, it } from "vitest"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { addCustomers, findCustomers, parseEmails, type Target } from "./email-list.ts"

const shop = await openLiveShop()
const { customer: customers, customerGroup: groups } = shop.admin.admin
const sdk = shop.admin
const world = shop.backend.db.export()
const quiet = () => ({ signal: new AbortController().signal, onProgress: () => undefined })

let groupId = ""
beforeEach(async () => {
  shop.backend.faults.set([])
  shop.backend.db.import(world)
  groupId = (await groups.create({ body: { name: "Wholesale" } })).customer_group.id
})
const create = async (email: string) => (await customers.create({ body: { email } })).customer.id
const members = async () => (await customers.list({ query: { groups: [groupId], fields: "id", limit: 1000 } })).count

it("reads emails separated by lines, commas, semicolons and tabs, with the line of each", () => {
  const { emails, invalid, repeated } = parseEmails(
    'ada@example.com, bo@example.com\r\n\r\n"Cy Doe" <cy@example.com>;nope\nADA@example.com\tdee@example.com',
  )
  expect(emails).toEqual([
    { line: 1, text: "ada@example.com" },
    { line: 1, text: "bo@example.com" },
    { line: 3, text: "cy@example.com" },
    { line: 4, text: "dee@example.com" },
  ])
  expect(invalid).toEqual([{ line: 3, text: "nope" }])
  expect(repeated).toBe(1)
})

it("reads 10,000 emails and names the 3 that aren't emails", () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `person${index}@example.com`)
  for (const index of [10, 5_000, 9_999]) lines[index] = `person${index}`
  const { emails, invalid } = parseEmails(lines.join("\n"))
  expect(emails).toHaveLength(9_997)
  expect(invalid.map(({ line }) => line)).toEqual([11, 5_001, 10_000])
})

it("finds customers whatever the case of their emails, and names unknown emails with their lines", async () => {
  const ada = await create("ada@example.com")
  const bo = await create("bo@example.com")
  await groups.batchCustomers({ id: groupId, body: { add: [bo] } })
  const { emails } = parseEmails("Ada@Example.com\nbo@example.com\nnobody@example.com")
  const found = await findCustomers(sdk, groupId, emails, quiet())
  expect(found.targets.map(({ id }) => id)).toEqual([ada])
  expect(found).toMatchObject({ already: 1, both: 0, unknown: [{ line: 3, text: "nobody@example.com" }] })
  expect(await members()).toBe(1)
})

it("adds customers in batches and reports its progress", async () => {
  const entry = { line: 1, text: "" }
  const targets: Target[] = []
  for (let index = 0; index < 230; index += 1) targets.push({ id: await create(`p${index}@example.com`), entry })
  const steps: number[] = []
  const options = { signal: new AbortController().signal, onProgress: (done: number) => void steps.push(done) }
  expect(await addCustomers(sdk, groupId, targets, options)).toEqual({ added: 230, refused: [], left: [] })
  expect(steps).toEqual([100, 200, 230])
  expect(await members()).toBe(230)
})

it("names a customer who was deleted in the meantime, and adds the others", async () => {
  const ids = [await create("a@example.com"), "cus_deleted", await create("c@example.com")]
  const targets = ids.map((id, index) => ({ id, entry: { line: index + 1, text: id } }))
  const { added, refused, left } = await addCustomers(sdk, groupId, targets, quiet())
  expect({ added, left }).toEqual({ added: 2, left: [] })
  expect(refused.map(({ target }) => target.entry.line)).toEqual([2])
  expect(await members()).toBe(2)
})

it("says what is left after a lost response, and can be repeated", async () => {
  const targets = [{ id: await create("a@example.com"), entry: { line: 1, text: "a@example.com" } }]
  shop.backend.faults.set([{ method: "POST", path: "/admin/customer-groups/:id/customers", drop: "after" }])
  const lost = await addCustomers(sdk, groupId, targets, quiet())
  expect(lost).toMatchObject({ added: 0, left: targets })
  shop.backend.faults.set([])
  expect(await addCustomers(sdk, groupId, lost.left, quiet())).toEqual({ added: 1, refused: [], left: [] })
  expect(await members()).toBe(1)
})

it("stops without refusing customers once the login has expired", async () => {
  const targets = Array.from({ length: 230 }, (_, at) => ({ id: `cus_${at}`, entry: { line: at + 1, text: `${at}` } }))
  const path = "/admin/customer-groups/:id/customers"
  shop.backend.faults.set([{ method: "POST", path, status: 401, body: { message: "Unauthorized" }, times: 1 }])
  const ended = await addCustomers(sdk, groupId, targets, quiet())
  expect(ended).toMatchObject({ added: 0, refused: [], left: targets, error: { status: 401 } })
})

it("leaves the rest out when it is stopped", async () => {
  const controller = new AbortController()
  controller.abort()
  const targets = [{ id: await create("a@example.com"), entry: { line: 1, text: "a@example.com" } }]
  const options = { signal: controller.signal, onProgress: () => undefined }
  expect(await addCustomers(sdk, groupId, targets, options)).toEqual({ added: 0, refused: [], left: targets })
})
