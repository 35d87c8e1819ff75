import { screen, waitFor, within } from "@testing-library/react"
import { useState } from "react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createActor } from "xstate"
import { clearTouched, recordMachine } from "#lib/machine-coverage.ts"
import { createDiscardChangeMachine } from "#machines/orders/discard-change/discard-change.machine.ts"
import { createAdminSdk } from "#sdk/admin.ts"
import { renderUi } from "#tests/support/render-ui.tsx"
import type { WorkbenchSettings } from "#workbench/settings.ts"
import { WorkbenchMessages } from "#workbench/workbench-messages.tsx"
import { CoveragePanel } from "./coverage-panel.tsx"

let received: number
beforeEach(() => {
  received = 2
  vi.stubEnv("VITE_DEMO", "true")
  vi.stubGlobal("fetch", async (_: string, { method }: RequestInit) => {
    if (method === "DELETE") received = 0
    const operation = { method: "GET", path: "/store/regions", about: "Lists regions", received, succeeded: received }
    return Response.json({ operations: [operation] })
  })
})
afterEach(clearTouched)

function Panel() {
  const [settings, setSettings] = useState<WorkbenchSettings>({ isOpen: true, panel: "coverage" })
  const change = (next: Partial<WorkbenchSettings>) => setSettings((now) => ({ ...now, ...next }))
  return (
    <WorkbenchMessages>
      <CoveragePanel refresh={() => undefined} problems={[]} settings={settings} onChange={change} />
    </WorkbenchMessages>
  )
}

/** Asks whether to discard a change and answers no: two of four states, two of eight transitions. */
function dismissTask() {
  const sdk = createAdminSdk({ baseUrl: "http://shop.test", auth: { storage: "memory" } })
  const actor = createActor(
    createDiscardChangeMachine(sdk, () => undefined),
    { inspect: recordMachine },
  ).start()
  actor.send({ type: "task.ask", task: { kind: "edit", orderId: "order_1" } as never })
  actor.send({ type: "task.dismiss" })
  window.dispatchEvent(new Event("pagehide"))
}

async function showMachines() {
  const { user } = renderUi(<Panel />)
  await user.click(await screen.findByRole("radio", { name: "States and transitions" }))
  await screen.findByRole("searchbox", { name: "Search states and transitions" })
  return user
}
const row = (name: RegExp) => screen.getByRole("button", { name })
const itemsOf = (title: string) =>
  within(screen.getByRole("heading", { name: title }).parentElement as HTMLElement)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent)

it("shows operations first, and all machines with their counts when it is switched", async () => {
  dismissTask()
  const { user } = renderUi(<Panel />)
  expect(await screen.findByText("GET /store/regions")).toBeTruthy()
  await user.click(screen.getByRole("radio", { name: "States and transitions" }))
  expect((await screen.findByRole("button", { name: /^discardChange/ })).textContent).toContain(
    "2 of 4 states, 2 of 8 transitions",
  )
  expect(screen.queryByText("GET /store/regions")).toBeNull()
  expect(row(/^checkout/).textContent).toContain("0 of 20 states, 0 of 53 transitions")
  expect(screen.getByRole("progressbar", { name: "States" }).getAttribute("aria-valuetext")).toMatch(/^2 of 3\d\d$/)
})

it("shows a machine's chart, states and transitions when it is opened, and marks the used ones", async () => {
  dismissTask()
  const user = await showMachines()
  row(/^discardChange/).focus()
  await user.keyboard("{Enter}")
  expect(row(/^discardChange/).getAttribute("aria-expanded")).toBe("true")
  const chart = screen.getByRole("img", { name: "Statechart: discardChange" })
  expect(chart.querySelectorAll("circle")).toHaveLength(2)
  expect(chart.querySelectorAll("path.stroke-accent")).toHaveLength(2)
  expect(itemsOf("States")).toEqual(["Used:idle", "Used:confirmation", "Not used yet:checking", "Not used yet:acting"])
  expect(itemsOf("Transitions")).toContain("Used:confirmation → idle · task.dismiss")
  expect(itemsOf("Transitions")).toContain("Not used yet:acting → idle · done")
})

it("filters and searches states and transitions, and shows new ones as they are used", async () => {
  const user = await showMachines()
  await user.selectOptions(screen.getByRole("combobox", { name: "States and transitions to show" }), "Used")
  expect(screen.getByText("No matches")).toBeTruthy()
  dismissTask()
  expect(await screen.findByText("1 flow")).toBeTruthy()
  await user.click(row(/^discardChange/))
  expect(itemsOf("States")).toEqual(["Used:idle", "Used:confirmation"])
  await user.selectOptions(screen.getByRole("combobox", { name: "States and transitions to show" }), "Not used yet")
  expect(itemsOf("States")).toEqual(["Not used yet:checking", "Not used yet:acting"])
  await user.type(screen.getByRole("searchbox"), "promotion.*")
  await waitFor(() => expect(screen.queryByRole("button", { name: /^discardChange/ })).toBeNull())
  expect(row(/^checkout/)).toBeTruthy()
})

it("resets operations, states and transitions together", async () => {
  dismissTask()
  const user = await showMachines()
  await user.click(screen.getByRole("button", { name: "Reset coverage" }))
  expect(await screen.findByRole("button", { name: /^discardChange.*0 of 4 states, 0 of 8 transitions/ })).toBeTruthy()
  await user.click(screen.getByRole("radio", { name: "Operations" }))
  expect(await screen.findByText("0 of 1")).toBeTruthy()
})
