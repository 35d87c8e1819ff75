import { act, screen, waitFor } from "@testing-library/react"
import { useState } from "react"
import { describe, expect, it } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { Banner } from "./banner.tsx"
import { Button } from "./button.tsx"
import { StatusPage } from "./status-page.tsx"

function List({ loads }: { loads: Promise<void> }) {
  const [state, setState] = useState<"failed" | "loading" | "loaded">("failed")
  const retry = () => {
    setState("loading")
    void loads.then(() => setState("loaded"))
  }
  return (
    <main id="main">
      <h1>Orders</h1>
      {state === "failed" && <Banner title="Couldn’t load" action={<Button onClick={retry}>Try again</Button>} />}
    </main>
  )
}
function Order({ loads }: { loads: Promise<void> }) {
  const [state, setState] = useState<"failed" | "loading" | "loaded">("failed")
  const retry = () => {
    setState("loading")
    void loads.then(() => setState("loaded"))
  }
  return (
    <main id="main">
      {state === "failed" && (
        <StatusPage icon="alert" title="Failed" text="" actions={<Button onClick={retry}>Try again</Button>} />
      )}
      {state === "loaded" && <h1>Order #1</h1>}
    </main>
  )
}

const heading = (name: string) => screen.queryByRole("heading", { name })

describe("the focus after a retry", () => {
  it("moves from a removed banner to the page's heading", async () => {
    const { user } = renderUi(<List loads={Promise.resolve()} />)
    screen.getByRole("button").focus()
    await user.keyboard("{Enter}")
    await waitFor(() => expect(document.activeElement).toBe(heading("Orders")))
  })

  it("moves to the heading of the page that loads instead", async () => {
    let finish = () => {}
    const loads = new Promise<void>((resolve) => {
      finish = resolve
    })
    const { user } = renderUi(<Order loads={loads} />)
    screen.getByRole("button").focus()
    await user.keyboard("{Enter}")
    await act(async () => finish())
    await waitFor(() => expect(document.activeElement).toBe(heading("Order #1")))
  })

  it("stays in place if it isn't in the banner", async () => {
    const { user } = renderUi(
      <>
        <input aria-label="Search" />
        <List loads={Promise.resolve()} />
      </>,
    )
    const button = screen.getByRole("button")
    const search = screen.getByLabelText("Search")
    button.addEventListener("click", () => search.focus())
    await user.click(button)
    await waitFor(() => expect(screen.queryByRole("button")).toBeNull())
    expect(document.activeElement).toBe(search)
  })
})
