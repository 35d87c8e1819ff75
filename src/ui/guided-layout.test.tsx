import { screen } from "@testing-library/react"
import { expect, onTestFinished, test, vi } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { GuidedLayout, SecondaryButton } from "./guided-layout.tsx"

const REASON = "Make a change first"

function Flow({ other = REASON }: { other?: string }) {
  return (
    <GuidedLayout
      title="Edit order"
      steps={[]}
      exit={null}
      primary={{ label: "Confirm", disabledReason: REASON }}
      secondary={<SecondaryButton disabledReason={other}>Request approval</SecondaryButton>}
    >
      Items
    </GuidedLayout>
  )
}
const described = (name: string) =>
  document.getElementById(screen.getByRole("button", { name }).getAttribute("aria-describedby") ?? "")?.textContent

test("says once why both buttons are disabled, also under the pointer and with the focus", async () => {
  const { user } = renderUi(<Flow />)
  await user.hover(screen.getByRole("button", { name: "Request approval" }))
  await user.click(screen.getByRole("button", { name: "Request approval" }))
  await user.hover(screen.getByRole("button", { name: "Confirm" }))
  expect(screen.getAllByText(REASON)).toHaveLength(1)
  expect([described("Confirm"), described("Request approval")]).toEqual([REASON, REASON])
})

test("explains another reason of the secondary button in its tooltip", async () => {
  const { user } = renderUi(<Flow other="Choose a location first" />)
  await user.hover(screen.getByRole("button", { name: "Request approval" }))
  await screen.findByText("Choose a location first")
  expect(described("Request approval")).toBe("Choose a location first")
})

test("closes the summary on Escape on a small screen, and leaves the flow on the next one", async () => {
  vi.stubGlobal("matchMedia", (media: string) => Object.assign(new EventTarget(), { media, matches: true }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const onExit = vi.fn()
  const { user } = renderUi(
    <GuidedLayout title="Edit order" steps={[]} exit={null} onExit={onExit} aside="Total" asideLine="Balance due">
      Items
    </GuidedLayout>,
  )
  const summary = screen.getByRole("button", { name: "Balance due" })
  await user.click(summary)
  expect(summary.getAttribute("aria-expanded")).toBe("true")
  await user.keyboard("{Escape}")
  expect(summary.getAttribute("aria-expanded")).toBe("false")
  expect(document.activeElement).toBe(summary)
  expect(onExit).not.toHaveBeenCalled()
  await user.keyboard("{Escape}")
  expect(onExit).toHaveBeenCalledOnce()
})
