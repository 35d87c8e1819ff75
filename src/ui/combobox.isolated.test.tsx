import { screen, waitFor } from "@testing-library/react"
import { useState } from "react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { stubOverlays } from "#tests/support/stub-overlays.ts"
import { Combobox, type ComboboxChoice } from "./combobox.tsx"

beforeEach(stubOverlays)

const people = ["Ada", "Ben", "Bea"].map((label): ComboboxChoice => ({ value: label, label }))

/** `found`: the server's response, provided by the test. */
function Form({ found }: { found?: readonly ComboboxChoice[] }) {
  const [value, setValue] = useState<ComboboxChoice | null>(null)
  const [, setQuery] = useState("")
  return (
    <>
      <button type="button">Before</button>
      <Combobox
        label="Customer"
        value={value}
        onChange={setValue}
        options={found ?? people}
        {...(found && { onQuery: setQuery, loading: true })}
      />
      <button type="button">After</button>
      <output>{value?.label ?? "nobody"}</output>
    </>
  )
}

const open = (found?: readonly ComboboxChoice[]) => {
  const { user } = renderUi(<Form {...(found && { found })} />)
  const chosen = () => screen.getByRole("status").textContent
  const field = () => screen.getByRole("combobox", { name: /^Customer/ })
  return { user, chosen, field }
}

describe("the Tab key", () => {
  it("moves past the field without choosing an option", async () => {
    const { user, chosen } = open()
    await user.click(screen.getByRole("button", { name: "Before" }))
    await user.tab()
    await screen.findByRole("option", { name: "Ada" })
    await user.tab()
    await waitFor(() => expect(screen.queryByRole("option")).toBeNull())
    expect(document.activeElement?.textContent).toBe("After")
    expect(chosen()).toBe("nobody")
  })

  it("chooses nothing after typing only", async () => {
    const { user, chosen, field } = open()
    await user.type(field(), "be")
    await screen.findByRole("option", { name: "Ben" })
    await user.tab()
    expect(chosen()).toBe("nobody")
    expect(field()).toHaveProperty("value", "")
  })

  it("chooses the option that the arrow keys have reached", async () => {
    const { user, chosen, field } = open()
    await user.type(field(), "be")
    await screen.findByRole("option", { name: "Ben" })
    await user.keyboard("{ArrowDown}")
    await user.tab()
    expect(chosen()).toBe("Bea")
  })
})

it("offers no option of an earlier query while the server searches", async () => {
  const { user, chosen, field } = open(people)
  await user.type(field(), "cem")
  await waitFor(() => expect(screen.queryByRole("option")).toBeNull())
  await user.keyboard("{Enter}")
  expect(chosen()).toBe("nobody")
})

describe("a list that shows only some of the matches", () => {
  const names = Array.from({ length: 5 }, (_, index): ComboboxChoice => ({ value: `${index}`, label: `Name ${index}` }))

  function Paged() {
    const [value, setValue] = useState<ComboboxChoice | null>(null)
    const [shown, setShown] = useState(2)
    const more = { total: names.length, load: () => setShown(shown + 2) }
    return (
      <>
        <Combobox
          label="Customer"
          value={value}
          onChange={setValue}
          options={names.slice(0, shown)}
          onQuery={() => undefined}
          more={shown < names.length ? more : undefined}
        />
        <output>{value?.label ?? "nobody"}</output>
      </>
    )
  }
  const labels = () => screen.getAllByRole("option").map(({ textContent }) => textContent)
  const openList = async () => {
    const { user } = renderUi(<Paged />)
    await user.click(screen.getByRole("combobox", { name: "Customer" }))
    await screen.findByRole("option", { name: "Name 1" })
    expect(labels()).toEqual(["Name 0", "Name 1", "Show more (2 of 5)"])
    return user
  }

  it("shows all of them by clicks, and stays open", async () => {
    const user = await openList()
    await user.click(screen.getByRole("option", { name: "Show more (2 of 5)" }))
    expect(labels()).toEqual(["Name 0", "Name 1", "Name 2", "Name 3", "Show more (4 of 5)"])
    await user.click(screen.getByRole("option", { name: "Show more (4 of 5)" }))
    expect(labels()).toEqual(["Name 0", "Name 1", "Name 2", "Name 3", "Name 4"])
    await user.click(screen.getByRole("option", { name: "Name 4" }))
    expect(screen.getByRole("status").textContent).toBe("Name 4")
  })

  it("goes on by keyboard with the first of those that were added", async () => {
    const user = await openList()
    await user.keyboard("{End}{Enter}")
    await waitFor(() => expect(labels()).toHaveLength(5))
    await user.keyboard("{Enter}")
    expect(screen.getByRole("status").textContent).toBe("Name 2")
  })

  it("isn't a choice for the Tab key", async () => {
    const user = await openList()
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Tab}")
    expect(screen.getByRole("status").textContent).toBe("nobody")
  })
})

it("takes over the text and the focus from the field that stood in for it", async () => {
  vi.resetModules()
  const { Combobox: Fresh } = await import("./combobox.tsx")
  const onChange = vi.fn()
  const { user } = renderUi(<Fresh label="Customer" value={null} onChange={onChange} options={people} />)
  const standIn = screen.getByRole("combobox", { name: "Customer" })
  await user.type(standIn, "be")
  await user.click(await screen.findByRole("option", { name: "Bea" }))
  expect(standIn.isConnected).toBe(false)
  expect(screen.queryByRole("option", { name: "Ada" })).toBeNull()
  expect(onChange).toHaveBeenCalledExactlyOnceWith(people[2])
})
