import { screen } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { createBackend } from "#mocks/http/backend.ts"
import { Fault } from "#mocks/kernel/fault.ts"
import { renderUi } from "#tests/support/render-ui.tsx"
import { ControlError, control } from "#workbench/control.ts"
import { WorkbenchMessages } from "#workbench/workbench-messages.tsx"
import { FaultForm } from "./fault-form.tsx"

const onAdd = vi.fn<(fault: unknown) => Promise<void>>()
beforeEach(() => {
  onAdd.mockReset().mockResolvedValue(undefined)
  vi.stubEnv("VITE_DEMO", "true")
  vi.stubGlobal("fetch", async () => Response.json({ operations: [] }))
})

async function show() {
  const { user } = renderUi(
    <WorkbenchMessages>
      <FaultForm onAdd={onAdd} onAdded={() => undefined} />
    </WorkbenchMessages>,
  )
  await user.type(await screen.findByLabelText("Path"), "/store/carts/:id")
  return {
    choose: (effect: string) => user.selectOptions(screen.getByLabelText("Effect"), effect),
    enter: async (label: string, text: string) => {
      await user.clear(screen.getByLabelText(label))
      await user.click(screen.getByLabelText(label))
      await user.paste(text)
    },
    submit: () => user.click(screen.getByRole("button", { name: "Add fault" })),
  }
}

it("adds a status with a body and headers, for requests whose body contains a text", async () => {
  const { choose, enter, submit } = await show()
  await choose("Respond with a status")
  await enter("Status", "503")
  await enter("Response body", '{"message":"Later"}')
  await enter("Response headers", "retry-after: 2\nx-cache:  MISS")
  await enter("Body contains", "variant_1")
  await submit()
  expect(screen.getByRole("status").textContent).toBe("The fault is active.")
  expect(onAdd).toHaveBeenCalledExactlyOnceWith({
    path: "/store/carts/:id",
    contains: "variant_1",
    status: 503,
    body: { message: "Later" },
    headers: { "retry-after": "2", "x-cache": "MISS" },
  })
})

it.each(["<h1>Bad gateway</h1>", '{"cut":'])("sends the body %j as text, because it isn't JSON", async (body) => {
  const { choose, enter, submit } = await show()
  await choose("Respond with a status")
  await enter("Response body", body)
  await submit()
  expect(onAdd).toHaveBeenCalledExactlyOnceWith({ path: "/store/carts/:id", status: 500, body })
})

it.each([
  ["Fail after some writes", "Writes before it", "2", { afterWrites: 2 }],
  ["Cut the response", "Characters to send", "10", { cut: 10 }],
])("can %s", async (effect, field, text, fault) => {
  const { choose, enter, submit } = await show()
  await choose(effect)
  await enter(field, text)
  await submit()
  expect(onAdd).toHaveBeenCalledExactlyOnceWith({ path: "/store/carts/:id", ...fault })
})

it("explains a line that isn't a header, and keeps what was entered", async () => {
  const { choose, enter, submit } = await show()
  await choose("Respond with a status")
  await enter("Response headers", "retry-after 2")
  await submit()
  expect(onAdd).not.toHaveBeenCalled()
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", {
    name: "Response headers",
    description: /a name and a value/,
  })
  expect(field.value).toBe("retry-after 2")
})

it("offers every method that a fault can have", async () => {
  await show()
  const options = [...screen.getByLabelText<HTMLSelectElement>("Method").options].map(({ value }) => value)
  expect(options.filter(Boolean)).toEqual(Fault.shape.method.unwrap().options)
})

it("names the path that a misspelled one probably means", async () => {
  const backend = createBackend({ scenario: "empty", seed: 1 })
  vi.stubGlobal("fetch", (url: string, init: RequestInit) =>
    backend.fetch(new Request(String(url).replace(/^.*\/api/, "http://shop.test"), init)),
  )
  onAdd.mockImplementation((fault) => control("POST", "faults", fault))
  const { enter, submit } = await show()
  await enter("Path", "/store/carts/:id/completed")
  await submit()
  screen.getByRole("combobox", { name: "Path", description: /Did you mean “\/store\/carts\/:id\/complete”\?/ })
})

it("explains a refusal at its field", async () => {
  const values = { field: "contains" }
  onAdd.mockRejectedValue(new ControlError(400, "never applies", { code: "fault_needs_write", values }))
  const { enter, submit } = await show()
  await enter("Body contains", "variant_1")
  await submit()
  screen.getByRole("textbox", { name: "Body contains", description: /never applies to a GET request/ })
  expect(screen.getByLabelText("Path").getAttribute("aria-invalid")).toBeNull()
})
