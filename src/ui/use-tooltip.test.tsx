import { cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { useTooltip } from "./use-tooltip.tsx"

// jsdom has no popovers.
beforeEach(() => Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined }))
afterEach(() => {
  cleanup()
  for (const name of ["showPopover", "hidePopover"]) Reflect.deleteProperty(HTMLElement.prototype, name)
})

function Hint({ text }: { text: string | undefined }) {
  const { trigger, tooltip } = useTooltip<HTMLButtonElement>(text)
  return (
    <>
      <button type="button" {...trigger}>
        Save
      </button>
      {tooltip}
    </>
  )
}

it("takes the first press of Escape while it is shown", async () => {
  const user = userEvent.setup()
  const pressed = vi.fn()
  window.addEventListener("keydown", pressed, { once: true })
  render(<Hint text="Enter a note" />)
  await user.hover(screen.getByRole("button"))
  await user.keyboard("{Escape}")
  expect(pressed).not.toHaveBeenCalled()
  await user.keyboard("{Escape}")
  expect(pressed).toHaveBeenCalledOnce()
})

it("leaves Escape to the dialog below once it has no text", async () => {
  const user = userEvent.setup()
  const pressed = vi.fn()
  window.addEventListener("keydown", pressed, { once: true })
  const { rerender } = render(<Hint text="Enter a note" />)
  await user.hover(screen.getByRole("button"))
  rerender(<Hint text={undefined} />)
  await user.keyboard("{Escape}")
  expect(pressed).toHaveBeenCalledOnce()
})
