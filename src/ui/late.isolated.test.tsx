import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { render, screen } from "@testing-library/react"
import { Suspense } from "react"
import { beforeEach, expect, it, vi } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { late } from "./late.tsx"

const reload = vi.hoisted(() => vi.fn())
vi.mock("#lib/reload.ts", () => ({ reloadPage: reload }))
beforeEach(() => reload.mockClear())

const Panel = ({ open = true }: { open?: boolean; onClose?: () => void }) => open && <p>The panel</p>
const failing = () => vi.fn(async () => Panel).mockRejectedValueOnce(new TypeError("Importing a module script failed."))

it("shows the component after its code has loaded once", async () => {
  const load = vi.fn(async () => Panel)
  const LatePanel = late(load)
  LatePanel.preload()
  renderUi(
    <Suspense>
      <LatePanel />
      <LatePanel />
    </Suspense>,
  )
  expect(await screen.findAllByText("The panel")).toHaveLength(2)
  expect(load).toHaveBeenCalledOnce()
})

it("offers a reload when the code can't be loaded, and loads it again on the next render", async () => {
  const LatePanel = late(failing())
  const onClose = vi.fn()
  const element = (open: boolean) => (
    <Suspense>
      <LatePanel open={open} onClose={onClose} />
    </Suspense>
  )
  const { user, rerender, unmount } = renderUi(element(true))
  expect((await screen.findByRole("alert")).textContent).toContain("Couldn’t load this part of the page")
  await user.click(screen.getByRole("button", { name: "Reload page" }))
  expect(reload).toHaveBeenCalledOnce()
  await user.click(screen.getByRole("button", { name: "Close" }))
  expect(onClose).toHaveBeenCalledOnce()
  rerender(element(false))
  expect(screen.queryByRole("alert")).toBeNull()
  rerender(element(true))
  expect(screen.getByRole("alert")).toBeTruthy()
  unmount()
  renderUi(element(true))
  await screen.findByText("The panel")
})

it("replaces the notice when the browser is back online", async () => {
  const load = vi.fn(async () => Panel).mockRejectedValueOnce(new TypeError("Failed to fetch"))
  load.mockRejectedValueOnce(new TypeError("Failed to fetch"))
  const LatePanel = late(load)
  renderUi(
    <Suspense>
      <LatePanel />
    </Suspense>,
  )
  await screen.findByRole("alert")
  window.dispatchEvent(new Event("online"))
  await vi.waitUntil(() => load.mock.settledResults.length === 2, { timeout: 5_000 })
  expect(screen.getByRole("alert")).toBeTruthy()
  window.dispatchEvent(new Event("online"))
  await screen.findByText("The panel")
  expect(screen.queryByRole("alert")).toBeNull()
})

it("retries after a failed preload", async () => {
  const load = failing()
  const LatePanel = late(load)
  LatePanel.preload()
  await vi.waitUntil(() => load.mock.results.length === 1, { timeout: 5_000 })
  renderUi(
    <Suspense>
      <LatePanel />
    </Suspense>,
  )
  await screen.findByText("The panel")
})

it("renders nothing for a hidden component that fails to load", async () => {
  const load = failing()
  const Decoration = late(load, "hidden")
  const { container } = render(
    <Suspense fallback="…">
      <Decoration />
    </Suspense>,
  )
  await vi.waitUntil(() => container.textContent === "", { timeout: 5_000 })
  expect(load).toHaveBeenCalledOnce()
})

it("is the only place that uses React's `lazy`", async () => {
  const files = (await readdir("src", { recursive: true })).map((file) => file.replaceAll("\\", "/"))
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/^ui\/late(\.test)?\.tsx$/.test(file))
  const usesLazy = /import[^;]*?\{[^}]*\blazy\b[^}]*\}\s*from "react"|\bReact\.lazy\b/
  const found = await Promise.all(
    sources.map(async (file) => (usesLazy.test(await readFile(join("src", file), "utf8")) ? [file] : [])),
  )
  expect(usesLazy.test(await readFile("src/ui/late.tsx", "utf8"))).toBe(true)
  expect(found.flat()).toEqual([])
})
