import { act, fireEvent, screen, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { GuidedLayout, StepSection } from "./guided-layout.tsx"

function Flow() {
  return (
    <GuidedLayout
      title="Fulfill order"
      steps={[
        { id: "items", label: "Items", state: "done" },
        { id: "tracking", label: "Tracking", state: "done" },
        { id: "confirm", label: "Confirm", state: "upcoming" },
      ]}
      exit={null}
      primary={{ label: "Fulfill" }}
    >
      <StepSection id="items">
        <input aria-label="Quantity" />
      </StepSection>
      <StepSection id="tracking">
        <input aria-label="Number" />
      </StepSection>
    </GuidedLayout>
  )
}
const steps = () =>
  within(screen.getByRole("list", { name: "Steps", hidden: true })).getAllByRole("listitem", { hidden: true })
const current = () =>
  steps()
    .filter((step) => step.getAttribute("aria-current") === "step")
    .map((step) => step.textContent)

test("highlights the one step whose section has the focus, whether it is done or not", async () => {
  const { user } = renderUi(<Flow />)
  expect(current()).toEqual(["Items (completed)"])
  await user.click(screen.getByLabelText("Number"))
  expect(current()).toEqual(["Tracking (completed)"])
  expect(steps()[0]?.textContent).toBe("Items (completed)")
  act(() => screen.getByRole("button", { name: "Fulfill" }).focus())
  expect(current()).toEqual(["3Confirm"])
})

test("follows the section in view once the focused one is scrolled away", async () => {
  const { user } = renderUi(<Flow />)
  await user.click(screen.getByLabelText("Quantity"))
  const place = { items: { top: -500, bottom: 50 }, tracking: { top: 60, bottom: 700 } }
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const { top, bottom } = this.id === "step-items" ? place.items : place.tracking
    return { top, bottom, height: bottom - top } as DOMRect
  })
  fireEvent.scroll(window)
  expect(current()).toEqual(["Tracking (completed)"])
  place.items = { top: 130, bottom: 600 }
  fireEvent.scroll(window)
  expect(current()).toEqual(["Items (completed)"])
})
