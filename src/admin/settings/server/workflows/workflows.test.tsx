import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { served } from "#mocks/http/served.ts"
import { domProblems } from "#tests/support/axe-dom.ts"
import { english } from "#tests/support/english.ts"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const texts = english.admin.workflows
const shop = await openLiveShop()
const { workflowExecution: api, product: products } = shop.admin.admin
await placeOrder(shop, 1)
const csv =
  "Product Handle,Product Title,Variant Title,Variant Option 1 Name,Variant Option 1 Value\nlamp,Lamp,One,Size,One"
await api.run({
  workflow_id: "import-products",
  body: { transaction_id: "tx-1", input: { fileContent: csv, filename: "lamps.csv" } },
})
const idOf = async (transaction_id: string) =>
  String((await api.list({ query: { transaction_id, fields: "id" } })).workflow_executions[0]?.id)
const world = shop.backend.db.export()

beforeEach(() => {
  shop.backend.faults.set([])
  shop.backend.db.import(world)
})

it("the list shows runs with their state, and opens a run with its steps, input and output", async () => {
  const { user, address, router } = await renderAdminPage("/admin/settings/workflows", shop)
  await screen.findByRole("link", { name: "Complete cart" })
  expect(screen.getByText(texts.states.done)).toBeTruthy()
  void router.navigate({ to: "/admin/settings/workflows", search: { state: ["done"] } })
  await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(2))
  await user.click(screen.getByRole("link", { name: "Complete cart" }))
  const steps = within(await screen.findByRole("list", { name: texts.steps.title }))
  expect(address()).toMatch(/^\/admin\/settings\/workflows\/wf_exec_/)
  expect(steps.getAllByRole("listitem").length).toBeGreaterThan(15)
  await user.click(steps.getByText("Create order"))
  expect(within(screen.getByRole("region", { name: texts.step.output })).getByText(/"id": "order_/)).toBeTruthy()
  await user.keyboard("{Home}")
  expect(document.activeElement?.textContent).toContain("Acquire lock step")
  expect(within(screen.getByRole("region", { name: texts.detail.input })).getByText(/"id": "cart_/)).toBeTruthy()
  expect(await domProblems()).toEqual([])
})

it("a waiting step is completed once if the response is lost; the page follows the run", async () => {
  const { user } = await renderAdminPage(`/admin/settings/workflows/${await idOf("tx-1")}`, shop)
  await screen.findByText("“Wait confirmation product import” waits for a response")
  await user.click(screen.getByText(texts.step.complete.label))
  const dialog = within(await screen.findByRole("dialog"))
  const field = dialog.getByLabelText(texts.step.complete.response)
  await user.click(field)
  await user.paste('{\n  "ok": yes\n}')
  expect(dialog.getByText("Not valid JSON in line 2, column 9")).toBeTruthy()
  await user.clear(field)
  await user.paste('{ "ok": true }')
  const path = "/admin/workflows-executions/:workflow_id/steps/success"
  shop.backend.faults.set([{ method: "POST", path, drop: "after", times: 1 }])
  await user.click(dialog.getByText(texts.step.complete.confirm, { selector: "button *, button" }))
  await screen.findByText("“Wait confirmation product import” completed")
  const { count } = await products.list({ query: { handle: "lamp", fields: "id" } })
  expect(count).toBe(1)
})

it("a run that the server no longer keeps has ended, and offers no step to complete or fail", async () => {
  const { user } = await renderAdminPage(`/admin/settings/workflows/${await idOf("tx-1")}`, shop)
  await user.click(await screen.findByText(texts.step.fail.label))
  const dialog = within(await screen.findByRole("dialog"))
  await user.click(dialog.getByText(texts.step.fail.confirm, { selector: "button *, button" }))
  await screen.findByText(texts.gone.title)
  expect(screen.queryByText(english.admin.detail.gone.title)).toBeNull()
  expect(screen.queryByText(texts.step.complete.label)).toBeNull()
  expect(screen.queryByText("“Wait confirmation product import” waits for a response")).toBeNull()
  expect(screen.queryByText(texts.states.invoking)).toBeNull()
})

it("broken JSON is reported at its field with its line, and isn't sent", async () => {
  const { user } = await renderAdminPage("/admin/settings/workflows", shop)
  await user.click((await screen.findAllByText(texts.run.label))[0] as HTMLElement)
  const dialog = within(await screen.findByRole("dialog"))
  const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
  enter(dialog.getByLabelText(texts.run.workflow), "import-products")
  const input = dialog.getByLabelText(texts.run.input)
  enter(input, '{ "filename": }')
  await dialog.findByText(/line 1, column 15/)
  expect(input.getAttribute("aria-invalid")).toBe("true")
  const confirm = dialog.getByText(texts.run.confirm).closest("button")
  expect(confirm?.ariaDisabled).toBe("true")
  const count = shop.backend.db.tables.workflowExecution.all().length
  await user.click(confirm as HTMLElement)
  expect(shop.backend.db.tables.workflowExecution.all().length).toBe(count)
})

it("a workflow is run with JSON; an unknown one is named at its field", async () => {
  const { user, address } = await renderAdminPage("/admin/settings/workflows", shop)
  await user.click((await screen.findAllByText(texts.run.label))[0] as HTMLElement)
  const dialog = within(await screen.findByRole("dialog"))
  const name = dialog.getByLabelText(texts.run.workflow)
  const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
  enter(name, "no-such-workflow")
  const confirm = dialog.getByText(texts.run.confirm)
  await user.click(confirm)
  await dialog.findByText(texts.run.unknown)
  expect(dialog.queryByText(english.admin.form.failed.title)).toBeNull()
  enter(name, "import-products")
  const input = { fileContent: csv.replace("lamp", "desk"), filename: "desks.csv" }
  enter(dialog.getByLabelText(texts.run.input), JSON.stringify(input))
  await user.click(confirm)
  await screen.findByText("“Wait confirmation product import” waits for a response")
  expect(address()).toMatch(/^\/admin\/settings\/workflows\/wf_exec_/)
})

it("the list of one workflow follows its runs live", async () => {
  const subscribe = "GET /admin/workflows-executions/:workflow_id/subscribe"
  const answered = () => served.get(subscribe)?.answered ?? 0
  const before = answered()
  const search = encodeURIComponent('["import-products"]')
  await renderAdminPage(`/admin/settings/workflows?workflow=${search}`, shop)
  await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(2))
  await waitFor(() => expect(answered()).toBe(before + 1))
  const body = { transaction_id: "tx-1", step_id: "wait-confirmation-product-import", response: {} }
  await api.succeedStep({ workflow_id: "import-products", body })
  await screen.findByText(texts.noMatch)
})
