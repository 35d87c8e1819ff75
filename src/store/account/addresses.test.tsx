import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { address as berlin, openLiveShop } from "#tests/support/live-shop.ts"
import { stubOverlays } from "#tests/support/stub-overlays.ts"
import { openAs, person } from "#tests/support/visitors.ts"

const shop = await openLiveShop()
const nora = await person(shop, "Nora")
await nora.sdk.store.customer.createAddress({ body: { ...berlin, address_name: "Home" } })
const world = shop.backend.db.export()

beforeEach(() => {
  shop.backend.db.import(world)
  stubOverlays()
})

/** Opens the address book; `edit` opens a dialog. */
async function open() {
  const { user } = openAs(shop, "/account/addresses", nora)
  const edit = async (button: string) => {
    await user.click(await screen.findByRole("button", { name: button }))
    return within(await screen.findByRole("dialog"))
  }
  const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  return { user, edit, isClosed }
}
const valueIn = (dialog: Awaited<ReturnType<Awaited<ReturnType<typeof open>>["edit"]>>, label: string) =>
  dialog.getByLabelText<HTMLInputElement>(label).value

describe("the dialog of an address", () => {
  it("still has what was typed before it was closed, until it is discarded", async () => {
    const { user, edit, isClosed } = await open()
    let dialog = await edit("Add address")
    await user.type(dialog.getByLabelText("Street address"), "Neue Strasse 3")
    await user.keyboard("{Escape}")
    await isClosed()
    dialog = await edit("Edit Home")
    expect(valueIn(dialog, "Street address")).toBe(berlin.address_1)
    expect(dialog.queryByText("What you typed before is still here")).toBeNull()
    await user.keyboard("{Escape}")
    await isClosed()
    dialog = await edit("Add address")
    expect(valueIn(dialog, "Street address")).toBe("Neue Strasse 3")
    await user.click(dialog.getByRole("button", { name: "Discard" }))
    expect(valueIn(dialog, "Street address")).toBe("")
    expect(dialog.queryByText("What you typed before is still here")).toBeNull()
  })

  it("saves what it still has, and forgets it then", async () => {
    const { user, edit, isClosed } = await open()
    let dialog = await edit("Edit Home")
    await user.type(dialog.getByLabelText(/^Apartment/), "3rd floor")
    await user.keyboard("{Escape}")
    await isClosed()
    dialog = await edit("Edit Home")
    await user.click(dialog.getByRole("button", { name: "Save address" }))
    await screen.findByText("3rd floor")
    await isClosed()
    dialog = await edit("Edit Home")
    expect(dialog.queryByText("What you typed before is still here")).toBeNull()
  })

  it("fills the city and the state in from the postal code", async () => {
    const { user, edit } = await open()
    const dialog = await edit("Add address")
    await user.selectOptions(dialog.getByLabelText("Country"), "us")
    await user.type(dialog.getByLabelText("ZIP code"), "10118")
    await waitFor(() => expect(valueIn(dialog, "City")).toBe("New York"))
    expect(valueIn(dialog, "State")).toBe("NY")
  })
})
