import { screen, waitFor } from "@testing-library/react"
import { useRef, useState } from "react"
import { expect, it } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { useRemovedFocus } from "./use-removed-focus.ts"

function Fulfillments() {
  const main = useRef<HTMLElement>(null)
  useRemovedFocus(main)
  const [state, setState] = useState<"packed" | "shipped" | "delivered" | "gone">("packed")
  return (
    <main ref={main}>
      <h1 tabIndex={-1}>Order #1</h1>
      <section>
        {state !== "gone" && <button type="button">Fulfill items</button>}
        <ul>
          <li>
            {state === "packed" && (
              <button type="button" onClick={() => setState("shipped")}>
                Ship
              </button>
            )}
            {(state === "packed" || state === "shipped") && (
              <button type="button" onClick={() => setState(state === "shipped" ? "delivered" : "gone")}>
                Mark as delivered
              </button>
            )}
          </li>
        </ul>
      </section>
    </main>
  )
}

const isFocused = (role: string, name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })))

it("moves from a removed button to its row, then to its section", async () => {
  const { user } = renderUi(<Fulfillments />)
  await user.click(screen.getByRole("button", { name: "Ship" }))
  await isFocused("button", "Mark as delivered")
  await user.keyboard("{Enter}")
  await isFocused("button", "Fulfill items")
})

it("moves to the page's heading where nothing is left in the section", async () => {
  const { user } = renderUi(<Fulfillments />)
  await user.click(screen.getByRole("button", { name: "Mark as delivered" }))
  await isFocused("heading", "Order #1")
})
