import { fireEvent, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { fittingHeight, Resizer } from "./resizer.tsx"
import { WorkbenchMessages } from "./workbench-messages.tsx"

afterEach(() => {
  vi.unstubAllGlobals()
})

function Sized({ start }: { start?: number }) {
  const [height, setHeight] = useState(start)
  return (
    <WorkbenchMessages>
      <Resizer height={fittingHeight(height)} onResize={setHeight} />
    </WorkbenchMessages>
  )
}
const separator = () => screen.findByRole("separator", { name: "Height of the workbench" })

it("moves by the arrow keys, to the highest by Home and to the lowest by End", async () => {
  vi.stubGlobal("innerHeight", 900)
  renderUi(<Sized start={400} />)
  const edge = await separator()
  for (const [key, height] of [
    ["ArrowUp", "432"],
    ["ArrowDown", "400"],
    ["Home", "804"],
    ["ArrowUp", "804"],
    ["End", "160"],
    ["ArrowDown", "160"],
  ]) {
    fireEvent.keyDown(edge, { key })
    expect(edge.getAttribute("aria-valuenow")).toBe(height)
  }
})

it.each([undefined, 700])(
  "leaves a part of the page visible in a window of 420 px, with the height %j",
  async (start) => {
    vi.stubGlobal("innerHeight", 420)
    renderUi(<Sized {...(start ? { start } : {})} />)
    expect(Number((await separator()).getAttribute("aria-valuenow"))).toBeLessThanOrEqual(324)
  },
)
