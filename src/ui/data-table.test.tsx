import { screen, within } from "@testing-library/react"
import { useState } from "react"
import { describe, expect, test, vi } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { type Column, DataTable, type DataTableProps } from "./data-table.tsx"

interface Row {
  id: string
  name: string
  total: number
}

const rows: readonly Row[] = [
  { id: "a", name: "Lamp", total: 12 },
  { id: "b", name: "Mug", total: 3 },
]
const columns: readonly Column<Row>[] = [
  { id: "name", header: "Name", cell: ({ name }) => name, sortable: true },
  { id: "total", header: "Total", cell: ({ total }) => total, align: "end" },
]

function Table(props: Partial<DataTableProps<Row>>) {
  const [selected, onChange] = useState<ReadonlySet<string>>(new Set())
  return (
    <DataTable
      caption="Things"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      selection={{ selected, onChange }}
      {...props}
    />
  )
}

test("a click on a header sorts by its column, a second one reverses the order", async () => {
  const onSort = vi.fn()
  const { user, rerender } = renderUi(<Table onSort={onSort} />)
  await user.click(screen.getByRole("button", { name: "Name" }))
  expect(onSort).toHaveBeenLastCalledWith("name")
  rerender(<Table onSort={onSort} sort="name" />)
  expect(screen.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe("ascending")
  await user.click(screen.getByRole("button", { name: "Name" }))
  expect(onSort).toHaveBeenLastCalledWith("-name")
})

test("selecting rows, one or all, shows their number and can be cleared", async () => {
  const { user } = renderUi(<Table />)
  await user.click(screen.getByRole("checkbox", { name: "Select Lamp" }))
  // Below the rows, which stay where they are.
  const bar = screen.getByText("1 selected")
  expect(screen.getByRole("table").compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }))
  expect(screen.getByText("2 selected")).toBeDefined()
  await user.click(screen.getByRole("button", { name: "Clear selection" }))
  expect(screen.queryByText("2 selected")).toBeNull()
})

test("loading rows reserve their space and are announced", () => {
  renderUi(<Table rows={undefined} skeletonRows={4} />)
  expect(within(screen.getByRole("table")).getAllByRole("row")).toHaveLength(5)
  expect(screen.getByRole("status").textContent).toBe("Loading")
})

test("an empty list shows the empty state instead of the table", () => {
  renderUi(<Table rows={[]} empty={<p>Nothing yet</p>} />)
  expect(screen.getByText("Nothing yet")).toBeDefined()
  expect(screen.queryByRole("table")).toBeNull()
})

describe("on a phone", () => {
  const phone = () =>
    vi.stubGlobal("matchMedia", () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))

  test("rows are cards with the first column as heading and the others as labeled lines", () => {
    phone()
    renderUi(<Table />)
    expect(screen.queryByRole("table")).toBeNull()
    const cards = within(screen.getByRole("list", { name: "Things" })).getAllByRole("listitem")
    expect(cards.map((card) => card.textContent)).toEqual(["LampTotal12", "MugTotal3"])
  })

  test("a line without a value is left out; a zero isn't", () => {
    phone()
    const [name, total] = columns
    const note: Column<Row> = { id: "note", header: "Note", cell: ({ id }) => (id === "a" ? "" : "fragile") }
    renderUi(<Table columns={[name, note, total] as Column<Row>[]} rows={rows.map((row) => ({ ...row, total: 0 }))} />)
    const cards = within(screen.getByRole("list", { name: "Things" })).getAllByRole("listitem")
    expect(cards.map((card) => card.textContent)).toEqual(["LampTotal0", "MugNotefragileTotal0"])
  })

  test("sorting moves into a select", async () => {
    phone()
    const onSort = vi.fn()
    const { user } = renderUi(<Table onSort={onSort} sort="name" />)
    await user.selectOptions(screen.getByLabelText("Sort by"), "Sort descending by Name")
    expect(onSort).toHaveBeenCalledWith("-name")
  })
})
