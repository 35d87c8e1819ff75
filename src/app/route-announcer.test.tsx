import { act, fireEvent, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()

/** Holds animation frames until `run` is called, as on a slow device. */
function holdFrames() {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame))
  return () => {
    for (const frame of frames.splice(0)) act(() => frame(0))
  }
}

it("announces a new page without taking the focus from a field that the user is already in", async () => {
  const { user } = await renderAdminPage("/admin/product-tags", shop)
  const [create] = await screen.findAllByRole("link", { name: "Create product tag" })
  const run = holdFrames()
  await user.click(create as HTMLElement)
  const field = await screen.findByLabelText("Name")
  await user.click(field)
  for (let round = 0; round < 3; round += 1) run()
  expect(document.activeElement).toBe(field)
  expect(screen.getByText(/, page loaded$/).textContent).toContain("Create product tag")
})

it("focuses the heading of a new page", async () => {
  const { user } = await renderAdminPage("/admin/product-tags", shop)
  const [create] = await screen.findAllByRole("link", { name: "Create product tag" })
  const run = holdFrames()
  await user.click(create as HTMLElement)
  await screen.findByLabelText("Name")
  for (let round = 0; round < 3; round += 1) run()
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1, name: "Create product tag" }))
})

it("leaves the focus where the user has moved it while the page was loading", async () => {
  await renderAdminPage("/admin/product-tags", shop)
  const [create] = await screen.findAllByRole("link", { name: "Create product tag" })
  const tool = document.body.appendChild(document.createElement("button"))
  const run = holdFrames()
  fireEvent.click(create as HTMLElement)
  fireEvent.pointerDown(tool)
  tool.focus()
  expect(screen.queryByLabelText("Name")).toBeNull()
  await screen.findByLabelText("Name")
  for (let round = 0; round < 3; round += 1) run()
  expect(document.activeElement).toBe(tool)
  expect(screen.getByText(/, page loaded$/).textContent).toContain("Create product tag")
  tool.remove()
})
