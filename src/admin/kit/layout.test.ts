import { expect, it } from "vitest"
import { shownCards } from "./layout.ts"

const cards = ["orders", "returns", "drafts"].map((id) => ({ id, name: id }))
const shown = (placements?: Parameters<typeof shownCards>[1]) => shownCards(cards, placements).map(({ id }) => id)

it("keeps the order of a page that nobody arranged", () => {
  expect(shown()).toEqual(["orders", "returns", "drafts"])
})

it("moves and hides cards, and ignores those that the page doesn't have", () => {
  expect(shown({ drafts: { order: 0 }, orders: { order: 1 }, returns: { order: 2, hidden: true } })).toEqual([
    "drafts",
    "orders",
  ])
  expect(shown({ unknown: { order: 0 } })).toEqual(["orders", "returns", "drafts"])
})

it("keeps the place of a card that is newer than the arrangement", () => {
  expect(shown({ orders: { order: 1 }, returns: { order: 0 } })).toEqual(["returns", "orders", "drafts"])
})
