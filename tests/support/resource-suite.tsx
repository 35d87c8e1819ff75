import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import type { AdminSdk } from "#sdk/admin.ts"
import { domProblems } from "./axe-dom.ts"
import { english } from "./english.ts"
import { type LiveShop, openLiveShop } from "./live-shop.ts"
import { renderAdminPage } from "./render-admin.ts"

const { list, lists } = english.admin

/** A resource of the back office with a list at its own path, as the suite tests it. */
export interface ResourceRow {
  /** Path of its list, and of its endpoints. */
  readonly path: string
  readonly endpoint: string
  /** Name of its texts in `admin.lists`. */
  readonly name: Exclude<keyof typeof lists, "columns" | "delete">
  /** Column and search parameter of the record's name. */
  readonly column: string
  readonly field: string
  /** Creates a record. */
  readonly create: (api: AdminSdk["admin"], name: string) => Promise<{ id: string }>
  /** Removes what uses the shop's first records, so that they can be removed. */
  readonly prepare?: (shop: LiveShop) => Promise<unknown>
  /** Ids of the records that the shop has from the start. */
  readonly existing: (shop: LiveShop) => readonly string[]
  readonly remove: (api: AdminSdk["admin"], id: string) => Promise<unknown>
  /** The column of names can't be sorted: the newest records come first. */
  readonly unsorted?: true
  /** At first, the list is sorted by another column, which has the same order. */
  readonly sortedElsewhere?: true
  /** The server can't search the records, so that the list has no search field. */
  readonly unsearched?: true
  /** A filter other than the dates: its label, a search that all records match, and one that none matches. */
  readonly filter?: { readonly label: string; readonly all: string; readonly none: string }
  /** Heading of the page that changes and deletes selected records, instead of dialogs in the list. */
  readonly bulkPage?: string
}

const names = Array.from({ length: 25 }, (_, index) => `Entry-${String(index + 1).padStart(2, "0")}`)
const DAY = 86_400_000

/** Tests the list of each resource over the in-memory backend. */
export function listSuite(resources: readonly ResourceRow[]): void {
  describe.each(resources)("the list at $path", (resource) => {
    const texts = lists[resource.name]
    const open = (shop: LiveShop, search = "") => renderAdminPage(resource.path + search, shop)
    // Read without roles, which are slow to compute for a whole table; the first test checks them.
    const loadedRows = () => {
      const table = document.querySelector("table")
      expect(table).toBeTruthy()
      expect(table?.closest("[aria-busy=true]")).toBeNull()
      return [...document.querySelectorAll("tbody tr")].map((row) => row.querySelectorAll("td")[1]?.textContent)
    }
    const rows = () => waitFor(loadedRows)
    const rowsAre = (expected: readonly string[]) => waitFor(() => expect(loadedRows()).toEqual(expected))
    const select = (name: string) => screen.getByRole("checkbox", { name: `Select ${name}` })
    const button = (name: string | RegExp) => screen.getByRole("button", { name })

    let shop: LiveShop
    let world: ReturnType<LiveShop["backend"]["db"]["export"]>
    let empty: typeof world
    const ids: string[] = []
    beforeEach(async () => {
      shop?.backend.faults.set([])
      if (world) return shop.backend.db.import(world)
      shop = await openLiveShop()
      await resource.prepare?.(shop)
      for (const id of resource.existing(shop)) await resource.remove(shop.admin.admin, id)
      empty = shop.backend.db.export()
      for (const name of resource.unsorted ? names.toReversed() : names)
        ids.push((await resource.create(shop.admin.admin, name)).id)
      if (resource.unsorted) ids.reverse()
      world = shop.backend.db.export()
    })

    it("shows a sorted page without accessibility problems, sorts by a column, and pages", async () => {
      const { user, address, router } = await open(shop)
      await screen.findByRole("heading", { level: 1, name: texts.title })
      await rowsAre(names.slice(0, 20))
      expect(within(screen.getByRole("table")).getAllByRole("row")).toHaveLength(21)
      expect(screen.getByText("1–20 of 25")).toBeTruthy()
      expect(await domProblems()).toEqual([])
      await user.click(button("Next page"))
      await rowsAre(names.slice(20))
      expect(address()).toBe(`${resource.path}?page=2`)
      await user.selectOptions(screen.getByLabelText(list.pageSizeLabel), "50")
      await rowsAre(names)
      expect(address()).toBe(`${resource.path}?limit=50`)
      act(() => router.history.push(resource.path))
      await rowsAre(names.slice(0, 20))
      if (!resource.unsorted) {
        if (resource.sortedElsewhere) {
          await user.click(button(resource.column))
          await waitFor(() => expect(address()).toBe(`${resource.path}?sort=${resource.field}`))
          await rowsAre(names.slice(0, 20))
        }
        await user.click(button(resource.column))
        await rowsAre(names.toReversed().slice(0, 20))
        expect(address()).toBe(`${resource.path}?sort=-${resource.field}`)
      }
      act(() => router.history.push(`${resource.path}?page=9`))
      await screen.findByText(list.pastEnd.title)
      await user.click(button(list.pastEnd.first))
      await rowsAre(names.slice(0, 20))
    })

    it(`${resource.unsearched ? "" : "searches while typing, "}filters, and clears a search without matches`, async () => {
      const { user, address, router } = await open(shop)
      await rows()
      if (resource.unsearched) expect(screen.queryByRole("searchbox")).toBeNull()
      else {
        expect(fireEvent.keyDown(document.body, { key: "/" })).toBe(false)
        await user.keyboard("Entry-07")
        await rowsAre(["Entry-07"])
        expect(address()).toContain("q=Entry")
      }
      const earlier = new Date(Date.now() - 3 * DAY).toISOString().slice(0, 10)
      const dates = { label: lists.columns.created, all: "created_at=today", none: `updated_at=..${earlier}` }
      const { label, all, none } = resource.filter ?? dates
      act(() => router.history.push(`${resource.path}?${all}`))
      await rowsAre(names.slice(0, 20))
      if (!resource.filter) expect(screen.getByText(list.filter.preset.today)).toBeTruthy()
      await user.click(button(list.filter.remove.replace("{name}", label)))
      await waitFor(() => expect(address()).toBe(resource.path))
      act(() => router.history.push(`${resource.path}?${none}`))
      await screen.findByText(texts.noMatch)
      await user.click(button(list.noMatch.clear))
      await waitFor(async () => expect(await rows()).toHaveLength(20))
    })

    it("reports an error, loads the list again, and explains an empty list", async () => {
      shop.backend.faults.set([{ method: "GET", path: resource.endpoint, status: 400, body: { message: "No luck" } }])
      const { user, queryClient } = await open(shop)
      await screen.findByText(list.failed)
      shop.backend.faults.set([])
      await user.click(button("Try again"))
      await rowsAre(names.slice(0, 20))
      shop.backend.db.import(empty)
      await act(() => queryClient.invalidateQueries({ queryKey: ["admin"] }))
      await screen.findByText(texts.none.title)
      expect(screen.getByText(texts.none.text)).toBeTruthy()
    })

    it("shows the columns of the URL, ignores unknown ones and junk, and else those chosen on the device", async () => {
      localStorage.setItem(`app:list_columns:${resource.path.split("/").at(-1)}`, `${resource.field},created_at`)
      const junk = "&sort=price&page=-1&limit=7&created_at=x&q[]=1"
      const { user, router } = await open(shop, `?columns=nope,created_at,updated_at${junk}`)
      expect(await rows()).toHaveLength(20)
      const heads = () => screen.getAllByRole("columnheader").map((head) => head.textContent)
      expect(heads()).toEqual(["", resource.column, lists.columns.created, lists.columns.updated])
      await user.click(button(list.display.button))
      expect(heads()).toHaveLength(4)
      act(() => router.history.push(resource.path))
      await waitFor(() => expect(heads()).toEqual(["", resource.column, lists.columns.created]))
    })

    if (!resource.bulkPage)
      it("deletes selected rows, names a refused one with the reason, and retries it", async () => {
        const { user } = await open(shop)
        await rows()
        for (const name of names.slice(0, 3)) await user.click(select(name))
        const message = "It is in use"
        const fault = {
          method: "DELETE",
          path: `${resource.endpoint}/${ids[1]}`,
          status: 400,
          body: { message },
        } as const
        shop.backend.faults.set([fault])
        await user.click(button(lists.delete))
        const dialog = await screen.findByRole("dialog")
        expect(within(dialog).getByText(texts.delete.text)).toBeTruthy()
        await user.click(within(dialog).getByRole("button", { name: /^Delete 3/ }))
        await screen.findByText("2 rows done · 1 row failed")
        expect(within(screen.getByRole("dialog")).getByText("Entry-02").nextSibling?.textContent).toBe(
          "Server message: “It is in use.”",
        )
        shop.backend.faults.set([])
        await user.click(button("Retry 1 row"))
        await rowsAre(names.slice(3, 23))
        expect(screen.queryByText("3 selected")).toBeNull()
        expect(screen.getByText(/^3 .* deleted$/)).toBeTruthy()
      })

    it("keeps the selection across pages, and selects all matching rows", async () => {
      const { user } = await open(shop)
      await rows()
      await user.click(select("Entry-02"))
      await user.click(button("Next page"))
      await rowsAre(names.slice(20))
      expect(screen.getByText("1 selected")).toBeTruthy()
      await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }))
      expect(screen.getByText("6 selected")).toBeTruthy()
      await user.click(button("Select all 25 matching rows"))
      await screen.findByText("25 selected")
      await user.click(button(lists.delete))
      if (resource.bulkPage) return void (await screen.findByRole("heading", { name: /^25 .* will be deleted$/ }))
      await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: /^Delete 25/ }))
      await screen.findByText(texts.none.title)
    })

    it("can be used by keyboard, restores the selection on Back, and drops it when the filters change", async () => {
      const { user, router } = await open(shop)
      await rows()
      select("Entry-02").focus()
      await user.keyboard(" ")
      await screen.findByText("1 selected")
      button(lists.delete).focus()
      await user.keyboard("{Enter}")
      if (resource.bulkPage) {
        await screen.findByRole("heading", { level: 1, name: resource.bulkPage })
        return expect(await domProblems()).toEqual([])
      }
      const dialog = await screen.findByRole("dialog")
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
      expect(await domProblems()).toEqual([])
      await user.keyboard("{Escape}")
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
      expect(screen.getByText("1 selected")).toBeTruthy()
      await act(() => router.navigate({ to: "/admin/inbox" }))
      await screen.findByRole("heading", { level: 1, name: "Inbox" })
      act(() => router.history.back())
      await screen.findByText("1 selected")
      if (resource.unsearched) act(() => router.history.push(`${resource.path}?created_at=today`))
      else {
        await user.type(screen.getByRole("searchbox", { name: texts.search }), "Entry-02")
        await rowsAre(["Entry-02"])
      }
      await waitFor(() => expect(screen.queryByText("1 selected")).toBeNull())
    })
  })
}
