import { screen } from "@testing-library/react"
import { useState } from "react"
import { expect, test, vi } from "vitest"
import { renderUi } from "#tests/support/render-ui.tsx"
import { type MoveKey, type TreeRow, TreeView } from "./tree-view.tsx"

const row = (id: string, level: number, position: number, siblings: number, isExpanded?: boolean): TreeRow => ({
  id,
  name: id,
  level,
  position,
  siblings,
  isExpanded,
})

interface Handlers {
  onOpen?: (id: string) => void
  onMoveKey?: (id: string, key: MoveKey) => void
}

/** Coats, Shirts (Blouses, Tops) and Shoes. */
function Tree({ onOpen = () => undefined, ...more }: Handlers) {
  const [isOpen, setOpen] = useState(false)
  const inside = isOpen ? [row("Blouses", 2, 1, 2), row("Tops", 2, 2, 2)] : []
  const rows = [row("Coats", 1, 1, 3), row("Shirts", 1, 2, 3, isOpen), ...inside, row("Shoes", 1, 3, 3)]
  return (
    <TreeView label="Things" rows={rows} onToggle={(_, next) => setOpen(next)} onOpen={onOpen} {...more}>
      {({ name }, tabIndex) => (
        <a href="/" tabIndex={tabIndex}>
          {name}
        </a>
      )}
    </TreeView>
  )
}
const focused = () => document.activeElement?.textContent

test("arrow keys, Home and End move between rows, and Right and Left expand and collapse", async () => {
  const { user } = renderUi(<Tree />)
  await user.tab()
  expect(focused()).toBe("Coats")
  await user.keyboard("{ArrowDown}{ArrowRight}")
  expect(focused()).toBe("Shirts")
  expect(document.activeElement?.getAttribute("aria-expanded")).toBe("true")
  await user.keyboard("{ArrowRight}{ArrowDown}")
  expect(focused()).toBe("Tops")
  expect(document.activeElement?.getAttribute("aria-level")).toBe("2")
  await user.keyboard("{ArrowLeft}")
  expect(focused()).toBe("Shirts")
  await user.keyboard("{ArrowLeft}")
  expect(screen.queryByText("Tops")).toBeNull()
  await user.keyboard("{End}")
  expect(focused()).toBe("Shoes")
  await user.keyboard("{Home}{ArrowUp}")
  expect(focused()).toBe("Coats")
})

test("typing finds the next row that starts with the letters", async () => {
  const { user } = renderUi(<Tree />)
  await user.tab()
  await user.keyboard("s")
  expect(focused()).toBe("Shirts")
  await user.keyboard("s")
  expect(focused()).toBe("Shoes")
})

test("Enter opens a row, and Tab reaches only the controls of the current one", async () => {
  const onOpen = vi.fn()
  const { user } = renderUi(<Tree onOpen={onOpen} />)
  await user.tab()
  await user.keyboard("{ArrowDown}{Enter}")
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("Shirts")
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Shirts" }))
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})

test("Alt and the arrow keys move the row, also from its controls", async () => {
  const onMoveKey = vi.fn()
  const { user } = renderUi(<Tree onMoveKey={onMoveKey} />)
  await user.tab()
  await user.keyboard("{Alt>}{ArrowDown}{ArrowRight}{/Alt}")
  await user.tab()
  await user.keyboard("{Alt>}{ArrowLeft}{/Alt}")
  expect(onMoveKey.mock.calls).toEqual([
    ["Coats", "down"],
    ["Coats", "in"],
    ["Coats", "out"],
  ])
})
