import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act, configure, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { useState } from "react"
import { beforeAll, describe, expect, it, vi } from "vitest"
import { domProblems } from "#tests/support/axe-dom.ts"
import { english } from "#tests/support/english.ts"
import { renderUi } from "#tests/support/render-ui.tsx"
import { FilterChips } from "./filter-chips.tsx"
import { type FilterSpec, filterOf, paramOf } from "./filter-specs.ts"

const texts = english.admin.list.filter

interface Search {
  name?: string
  stock?: string
  price?: string
  open?: boolean
  tag?: readonly string[]
  maker?: readonly string[]
  created?: string
}

const tags = Array.from({ length: 3 }, (_, index) => ({ value: `t${index}`, label: `Tag ${index}` }))
const makers = Array.from({ length: 60 }, (_, index) => ({ value: `m${index}`, label: `Maker ${index}` }))
const specs: readonly FilterSpec<Search>[] = [
  { kind: "text", id: "name", label: "Name" },
  { kind: "number", id: "stock", label: "Stock" },
  { kind: "money", id: "price", label: "Price", currency: "eur" },
  { kind: "boolean", id: "open", label: "Open", yes: "Open", no: "Closed" },
  { kind: "date", id: "created", label: "Created" },
  {
    kind: "entity",
    id: "tag",
    label: "Tag",
    options: {
      name: "tags",
      search: async (_, q) => {
        const rows = tags.filter(({ label }) => label.includes(q))
        return { rows, count: rows.length }
      },
      byIds: async (_, ids) => tags.filter(({ value }) => ids.includes(value)),
    },
  },
  {
    kind: "entity",
    id: "maker",
    label: "Maker",
    options: {
      name: "makers",
      search: async (_q, _text, limit) => ({ rows: makers.slice(0, limit), count: makers.length }),
      byIds: async (_, ids) => makers.filter(({ value }) => ids.includes(value)),
    },
  },
]

// The editor's code is loaded when it is opened.
configure({ asyncUtilTimeout: 15_000 })

beforeAll(() => {
  document.title = "Filters"
  document.documentElement.lang = "en"
  Element.prototype.checkVisibility = function () {
    return !this.hasAttribute("popover")
  }
})

/** With `isSlow`, the list follows the filters only when `arrive` is called, as while a page loads. */
function show(initial: Search = {}, { isSlow = false } = {}) {
  const searches: Search[] = []
  let arrive = () => {}
  function List() {
    const [search, setSearch] = useState(initial)
    const set = (next: Search) => {
      searches.push(next)
      arrive = () => act(() => setSearch(next))
      if (!isSlow) setSearch(next)
    }
    return (
      <FilterChips
        filters={specs.map((spec) => filterOf(spec, search))}
        onChange={(filter) => set({ ...search, [filter.id]: paramOf(filter) })}
        onClear={() => set({})}
      />
    )
  }
  const page = renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <List />
    </QueryClientProvider>,
  )
  const chip = (label: string) => screen.getByRole("button", { name: new RegExp(`^${label}`) })
  /** jsdom has no popovers: opens one as the browser would. */
  const open = async (label: string) => {
    const panel = document.getElementById(chip(label).getAttribute("popovertarget") ?? "") as HTMLElement
    panel.hidePopover = () => toggle("closed")
    const toggle = (newState: string) => panel.dispatchEvent(Object.assign(new Event("toggle"), { newState }))
    // Its style sheet hides them.
    panel.removeAttribute("popover")
    act(() => void toggle("open"))
    return within(panel)
  }
  return { ...page, chip, open, latest: () => searches.at(-1), arrive: () => arrive() }
}

describe("filters that don't fit beside each other", () => {
  const width = (name: "scrollWidth" | "clientWidth", pixels: number) =>
    vi.spyOn(Element.prototype, name, "get").mockReturnValue(pixels)

  it("have an arrow to the hidden ones, and back from the end", async () => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        readonly #report: () => void
        constructor(report: () => void) {
          this.#report = report
        }
        observe() {
          this.#report()
        }
        unobserve() {}
        disconnect() {}
      },
    )
    width("scrollWidth", 900)
    width("clientWidth", 600)
    const scrollTo = vi.fn()
    Element.prototype.scrollTo = scrollTo
    const { user, chip } = show()
    await user.click(screen.getByRole("button", { name: texts.moreFilters }))
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 300 })
    const row = chip("Name").closest<HTMLElement>("fieldset > div")
    Object.assign(row as HTMLElement, { scrollLeft: 300 })
    fireEvent.scroll(row as HTMLElement)
    await user.click(screen.getByRole("button", { name: texts.firstFilters }))
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0 })
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
})

describe("the editor of a filter", () => {
  it("shows and keeps choices that are made before the list has changed", async () => {
    const { user, open, latest, arrive } = show({}, { isSlow: true })
    const editor = await open("Tag")
    const box = (name: string) => editor.findByRole<HTMLInputElement>("checkbox", { name })
    await user.click(await box("Tag 0"))
    expect((await box("Tag 0")).checked).toBe(true)
    await user.click(await box("Tag 1"))
    expect(latest()).toEqual({ tag: ["t0", "t1"] })
    arrive()
    await user.click(await box("Tag 0"))
    expect(latest()).toEqual({ tag: ["t1"] })
  })

  it("shows all options on request", async () => {
    const { user, open, latest } = show()
    const editor = await open("Maker")
    await user.click(await editor.findByRole("button", { name: "Show more (20 of 60)" }))
    await user.click(await editor.findByRole("checkbox", { name: "Maker 59" }))
    expect(latest()).toEqual({ maker: ["m59"] })
    expect(editor.queryByRole("button", { name: /Show more/ })).toBeNull()
  })

  it("applies a text after a pause, and at once on Enter", async () => {
    const { user, open, chip, latest } = show()
    const editor = await open("Name")
    await user.type(await editor.findByLabelText("Name"), " linen ")
    await waitFor(() => expect(latest()).toEqual({ name: "linen" }))
    await user.type(await editor.findByLabelText("Name"), "s{Enter}")
    await waitFor(() => expect(latest()).toEqual({ name: "linen s" }))
    expect(chip("Name").textContent).toBe("Namecontains “linen s”")
  })

  it("applies both ends of a number range that are typed without a pause", async () => {
    const { open, latest, chip } = show()
    const editor = await open("Stock")
    const least = await editor.findByLabelText(texts.least)
    fireEvent.change(least, { target: { value: "5" } })
    fireEvent.change(editor.getByLabelText(texts.most), { target: { value: "20" } })
    fireEvent.submit(least)
    await waitFor(() => expect(latest()).toEqual({ stock: "5..20" }))
    expect(chip("Stock").textContent).toBe("Stock5 – 20")
  })

  it("explains an invalid number, keeps the last valid one, and says that the range is empty", async () => {
    const { user, open, latest } = show({ stock: "5.." })
    const editor = await open("Stock")
    const least = await editor.findByLabelText<HTMLInputElement>(texts.least)
    expect(least.value).toBe("5")
    await user.type(least, "x")
    expect(editor.getByText(texts.invalidNumber.replace("{example}", "12.5"))).toBeTruthy()
    await user.clear(least)
    await user.type(least, "9")
    await user.type(editor.getByLabelText(texts.most), "3")
    await editor.findByText(texts.notBelow.replace("{value}", "9"))
    await waitFor(() => expect(latest()).toEqual({ stock: "9..3" }))
  })

  it("stays open on Enter and leads to the field while a number is invalid", async () => {
    const { user, open, latest } = show({ stock: "5.." })
    const editor = await open("Stock")
    const least = await editor.findByLabelText<HTMLInputElement>(texts.least)
    await user.type(least, "x")
    await user.type(editor.getByLabelText(texts.most), "20{Enter}")
    expect(document.activeElement).toBe(least)
    expect(least.value).toBe("5x")
    await waitFor(() => expect(latest()).toEqual({ stock: "5..20" }))
    await user.type(least, "{Backspace}{Enter}")
    await waitFor(() => expect(screen.queryByLabelText(texts.least)).toBeNull())
  })

  it("reads and shows amounts in the currency", async () => {
    const { user, open, latest, chip } = show()
    const editor = await open("Price")
    await user.type(await editor.findByLabelText(texts.most), "1,200.50")
    await waitFor(() => expect(latest()).toEqual({ price: "..1200.5" }))
    expect(chip("Price").textContent).toBe("Priceat most €1,200.50")
  })

  it("sets a boolean and names its values", async () => {
    const { user, open, latest, chip } = show()
    const editor = await open("Open")
    await user.click(await editor.findByRole("radio", { name: "Closed" }))
    expect(latest()).toEqual({ open: false })
    expect(chip("Open").textContent).toBe("OpenClosed")
  })

  it("lets a custom period be chosen before its days", async () => {
    const { user, open, latest } = show()
    const editor = await open("Created")
    const custom = await editor.findByRole<HTMLInputElement>("radio", { name: texts.preset.custom })
    await user.click(custom)
    expect(custom.checked).toBe(true)
    fireEvent.change(editor.getByLabelText(texts.to), { target: { value: "2026-03-10" } })
    expect(latest()).toEqual({ created: "..2026-03-10" })
    fireEvent.change(editor.getByLabelText(texts.from), { target: { value: "2026-03-11" } })
    expect(editor.getByText(texts.endBeforeStart)).toBeTruthy()
  })

  it("searches records, and keeps the chosen ones at the top", async () => {
    const { user, open, latest } = show({ tag: ["t2"] })
    const editor = await open("Tag")
    const names = () => editor.getAllByRole<HTMLInputElement>("checkbox").map(({ labels }) => labels?.[0]?.textContent)
    await waitFor(() => expect(names()).toEqual(["Tag 2", "Tag 0", "Tag 1"]))
    await user.type(editor.getByRole("textbox"), "Tag 1")
    await waitFor(() => expect(editor.getAllByRole("checkbox")).toHaveLength(1))
    await user.click(editor.getByRole("checkbox", { name: "Tag 1" }))
    expect(latest()).toEqual({ tag: ["t2", "t1"] })
    expect(await domProblems()).toEqual([])
  })

  it("names chosen records that no longer exist, and lets go of them", async () => {
    const { user, open, latest, chip } = show({ tag: ["t1", "gone_1"] })
    await waitFor(() => expect(chip("Tag").textContent).toBe(`TagTag 1, ${texts.deleted}`))
    expect(chip("Tag").textContent).not.toContain("gone_1")
    const editor = await open("Tag")
    await user.click(await editor.findByRole("checkbox", { name: texts.deleted }))
    expect(latest()).toEqual({ tag: ["t1"] })
  })
})

describe("a chip", () => {
  it("keeps the focus when its filter is removed", async () => {
    const { user, chip } = show({ name: "linen" })
    screen.getByRole("button", { name: texts.remove.replace("{name}", "Name") }).focus()
    await user.keyboard("{Enter}")
    expect(document.activeElement).toBe(chip("Name"))
  })

  it("keeps the focus in the filters when all are removed", async () => {
    const { user, chip } = show({ name: "linen", open: true })
    screen.getByRole("button", { name: texts.clear }).focus()
    await user.keyboard("{Enter}")
    expect(document.activeElement).toBe(chip("Name"))
  })
})
