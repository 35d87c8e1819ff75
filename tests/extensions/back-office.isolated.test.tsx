import { cleanup, screen, waitFor, within } from "@testing-library/react"
import type { AdminExtension } from "fennmark/admin"
import { defineExtension } from "fennmark/admin"
import { Button, Card, Dialog } from "fennmark/ui"
import { lazy } from "react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { listPaths } from "#admin/kit/extensions/record-types.ts"
import { domProblems } from "#tests/support/axe-dom.ts"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const failing = vi.hoisted(() => ({ card: true, import: false, run: () => undefined as unknown }))

const published: string[] = []

function Reviews({ record }: { record: { readonly id: string } }) {
  return <Card title="Reviews">{`Reviews of ${record.id}`}</Card>
}

function Broken(): string {
  if (failing.card) throw new Error("no reviews")
  return "All reviews are here"
}

function AskForReview({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title="Ask for a review?" onClose={onClose}>
      <Button onClick={onClose}>Ask</Button>
    </Dialog>
  )
}

const reviews: AdminExtension = defineExtension({
  title: "Reviews",
  pages: [
    { path: "", title: { en: "Reviews" }, section: "catalog", icon: "star", component: () => <p>No reviews yet</p> },
    {
      path: "settings/rules",
      title: "Rules for reviews",
      component: lazy(async () => ({ default: () => <p>Rules</p> })),
    },
    { path: "broken", title: "Broken page", component: Broken },
  ],
  cards: [
    { on: "products", component: Reviews },
    { on: "orders", aside: true, component: Reviews },
    { on: "customers", component: Broken },
  ],
  actions: [{ on: "products", label: "Ask for a review", icon: "mail", dialog: AskForReview }],
  columns: [
    {
      in: "products",
      id: "rating",
      header: { en: "Rating" },
      fields: "metadata",
      cell: ({ metadata }) => (metadata === undefined ? "…" : String(metadata?.rating ?? "–")),
    },
    {
      in: "collections",
      id: "broken",
      header: "Broken column",
      cell: () => {
        throw new Error("no cell")
      },
    },
  ],
  bulk: [
    {
      in: "collections",
      useAction: () => ({
        label: "Publish",
        texts: (count) => ({
          title: `Publish ${count}?`,
          consequence: "Shoppers see them.",
          confirm: "Publish them",
          done: `${count} published`,
        }),
        run: async ({ id }) => published.push(id),
        refresh: async () => undefined,
      }),
    },
  ],
  commands: [{ label: "Collect reviews", run: () => failing.run() }],
  tiles: [{ id: "open", name: "Open reviews", component: () => <p>7 open reviews</p> }],
  printed: ({ document }) => <p>{`Leave a review (${document})`}</p>,
})

vi.mock("virtual:extensions/admin", () => ({
  listed: [
    { name: "reviews", load: async () => ({ default: reviews }) },
    {
      name: "surveys",
      load: async () => {
        if (failing.import) throw new Error("no surveys")
        return { default: {} }
      },
    },
    { name: "empty", load: async () => ({ default: failing.import ? undefined : {} }) },
  ],
}))

const shop = await openLiveShop()
const order = await placeOrder(shop, 1)
const world = shop.backend.db.export()
const [product] = shop.backend.db.tables.product.all()
const productId = String(product?.id)

beforeEach(() => {
  shop.backend.db.import(world)
  failing.card = true
  failing.import = false
})

const open = (path: string) => renderAdminPage(path, shop)

describe("an extension that can't be loaded", () => {
  it("is left out and named, and is loaded with the next page", async () => {
    failing.import = true
    await open("/admin")
    await screen.findByText("These extensions couldn’t be loaded: surveys, empty")
    await screen.findByText("7 open reviews")
    cleanup()
    failing.import = false
    await open("/admin")
    await screen.findByText("7 open reviews")
    expect(screen.queryByText(/couldn’t be loaded/)).toBeNull()
  })
})

describe("an extension of the back office", () => {
  it("adds a card to the page of a record", async () => {
    await open(`/admin/products/${productId}`)
    await screen.findByText(`Reviews of ${productId}`)
    expect(await domProblems()).toEqual([])
  })

  it("adds an action with a dialog to the page of a record", async () => {
    const { user } = await open(`/admin/products/${productId}`)
    await user.click(await screen.findByRole("button", { name: "Actions" }))
    await user.click(await screen.findByRole("menuitem", { name: "Ask for a review" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Ask for a review?" }))
    await user.click(dialog.getByRole("button", { name: "Ask" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  })

  it("adds a card to the page of an order, and a line to its packing slip", async () => {
    await open(`/admin/orders/${order}`)
    await screen.findByText(`Reviews of ${order}`)
    await open(`/admin/orders/print?ids=${order}`)
    await screen.findByText("Leave a review (packingSlip)")
  })

  it("adds pages with their titles, which the navigation and the command palette lead to", async () => {
    const { user, address } = await open("/admin")
    const [link] = await screen.findAllByRole("link", { name: "Reviews" })
    await user.click(link as HTMLElement)
    await screen.findByRole("heading", { name: "Reviews" })
    screen.getByText("No reviews yet")
    expect(address()).toBe("/admin/x/reviews")
    expect(document.title).toContain("Reviews")
    await user.keyboard("{Control>}k{/Control}")
    await user.type(await screen.findByRole("combobox", { name: "Search and commands" }), "Rules for")
    await user.click(await screen.findByRole("option", { name: /Rules for reviews/ }))
    await screen.findByText("Rules")
    expect(address()).toBe("/admin/x/reviews/settings/rules")
  })

  it("has no page at other addresses", async () => {
    await open("/admin/x/reviews/unknown")
    await screen.findByRole("heading", { name: "Page not found" })
  })

  it("runs its commands from the command palette", async () => {
    const { user } = await open("/admin")
    const run = vi.spyOn(failing, "run")
    await screen.findByText("7 open reviews")
    await user.keyboard("{Control>}k{/Control}")
    await user.type(await screen.findByRole("combobox", { name: "Search and commands" }), "Collect")
    await user.click(await screen.findByRole("option", { name: /Collect reviews/ }))
    expect(run).toHaveBeenCalledOnce()
  })

  it("adds a column, whose fields are loaded with one request for all rows", async () => {
    shop.backend.db.tables.product.update(productId, { metadata: { rating: 4.5 } })
    await open("/admin/products")
    await screen.findByRole("columnheader", { name: "Rating" })
    await screen.findByRole("cell", { name: "4.5" })
  })

  it.each(Object.values(listPaths))("can load fields of the rows of /admin/%s", async (path) => {
    const query = { fields: "id", id: ["unknown"], limit: 1 }
    const answer = await shop.admin.client.call({ method: "GET", path: `/admin/${path}` }, { query })
    expect(answer).toMatchObject({ [path.replaceAll("-", "_")]: [], count: 0 })
  })

  it("adds an action on the selected rows of a list", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined)
    const { user } = await open("/admin/collections")
    const [first] = await screen.findAllByRole("checkbox", { name: /^Select (?!all)/ })
    await user.click(first as HTMLElement)
    await user.click(await screen.findByRole("button", { name: "Publish" }))
    await user.click(await screen.findByRole("button", { name: "Publish them" }))
    await screen.findByText("1 published")
    expect(published).toHaveLength(1)
  })

  it("adds a tile to the home page", async () => {
    await open("/admin")
    await screen.findByText("7 open reviews")
  })
})

describe("an extension that fails", () => {
  // React reports what an error boundary has caught.
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined))

  it("says so in its card with its name, and works after a retry; the rest of the page stays", async () => {
    const customer = String(shop.backend.db.tables.customer.all()[0]?.id)
    const { user } = await open(`/admin/customers/${customer}`)
    await screen.findByText("“Reviews” couldn’t be shown")
    failing.card = false
    await user.click(screen.getByRole("button", { name: "Try again" }))
    await screen.findByText("All reviews are here")
  })

  it("says so in the cells of its column", async () => {
    await open("/admin/collections")
    const cells = await screen.findAllByText("Couldn’t be shown")
    expect(cells.length).toBeGreaterThan(0)
  })

  it("says so below the title of its page", async () => {
    await open("/admin/x/reviews/broken")
    await screen.findByRole("heading", { name: "Broken page" })
    await screen.findByText("“Reviews” couldn’t be shown")
  })
})
