import { expect, it } from "vitest"
import { focusStep } from "./page-focus.ts"

const before = { hasFocused: false, hasActed: false }
const after = { hasFocused: true, hasActed: false }

it.each([
  ["moves to the heading of a new page from wherever it is", { ...before, place: "elsewhere" }, "focus"],
  ["moves to the heading from a dialog that led to the page", { ...before, place: "dialog" }, "focus"],
  ["is tried again while something hides the heading", { ...before, place: "body" }, "focus"],
  ["stays in a field that takes it, which its label announces", { ...before, place: "autofocus" }, "silent"],
  ["stays in a field that the user has reached first", { ...before, hasActed: true, place: "content" }, "leave"],
  ["stays in a dialog that the user has opened first", { ...before, hasActed: true, place: "dialog" }, "leave"],
  ["moves to main after a key, until there is a heading", { ...before, hasActed: true, place: "main" }, "focus"],
  ["moves to the heading after a key outside the page", { ...before, hasActed: true, place: "elsewhere" }, "focus"],
  ["stays on the heading", { ...after, place: "heading" }, "wait"],
  ["stays in a part of the page that took it afterwards", { ...after, place: "content" }, "wait"],
  ["stays in a dialog that has opened", { ...after, place: "dialog" }, "wait"],
  ["moves from main to a heading that appears later", { ...after, place: "main" }, "focus"],
  ["comes back to a heading that was rendered again", { ...after, place: "body" }, "focus"],
  ["comes back from the opener of a drawer that closed", { ...after, place: "elsewhere" }, "focus"],
  ["is the user's once they act", { hasFocused: true, hasActed: true, place: "body" }, "silent"],
] as const)("the focus %s", (_, focus, step) => {
  expect(focusStep(focus)).toBe(step)
})
