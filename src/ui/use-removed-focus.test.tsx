import { screen, waitFor } from "@testing-library/react"
import { useRef, useState } from "react"
import { beforeAll, expect, it } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { stubOverlays } from "#tests/support/stub-overlays.ts"
import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"
import { useFocusHandover } from "./use-focus-handover.ts"
import { useRemovedFocus } from "./use-removed-focus.ts"

beforeAll(async () => {
  stubOverlays()
  // From then on, it remembers what had the focus.
  await Dialog.preload()
})

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

function Confirm({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusHandover(button)
  return (
    <Button ref={button} onClick={onClick}>
      Mark as shipped
    </Button>
  )
}

function ShipInDialog() {
  const main = useRef<HTMLElement>(null)
  useRemovedFocus(main)
  const [isOpen, setOpen] = useState(false)
  const [isShipped, setShipped] = useState(false)
  const ship = () => {
    setShipped(true)
    setOpen(false)
  }
  return (
    <>
      <main ref={main} id="main">
        <h1 tabIndex={-1}>Order #1</h1>
        <ul>
          <li>
            {!isShipped && <Button onClick={() => setOpen(true)}>Ship</Button>}
            <Button>Mark as delivered</Button>
          </li>
        </ul>
      </main>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Ship this fulfillment?"
        footer={<Confirm onClick={ship} />}
      />
    </>
  )
}

/** Its dialog restores the focus some frames after it has closed, as on a slow device. */
function ShipInSlowDialog() {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const ship = () => {
    setOpen(false)
    setTimeout(() => document.activeElement === document.body && opener.current?.focus(), 100)
  }
  return (
    <main id="main">
      <h1 tabIndex={-1}>Order #1</h1>
      <Button ref={opener} onClick={() => setOpen(true)}>
        Ship
      </Button>
      {isOpen && (
        <div role="dialog">
          <Confirm onClick={ship} />
        </div>
      )}
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

it("moves to the row of a button that was removed when its dialog closed", async () => {
  const { user } = renderUi(<ShipInDialog />)
  screen.getByRole("heading", { name: "Order #1" }).focus()
  await user.click(screen.getByRole("button", { name: "Ship" }))
  await user.click(await screen.findByRole("button", { name: "Mark as shipped" }))
  await isFocused("button", "Mark as delivered")
})

it("stays with what opened a dialog, where the dialog restores it only after some frames", async () => {
  const { user } = renderUi(<ShipInSlowDialog />)
  await user.click(screen.getByRole("button", { name: "Ship" }))
  await user.click(screen.getByRole("button", { name: "Mark as shipped" }))
  await isFocused("button", "Ship")
})
