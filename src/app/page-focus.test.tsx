import { expect, it } from "vitest"
import { focusPlace, focusStep } from "./page-focus.ts"

const page = document.createElement("div")
page.innerHTML = `
  <a id="outside" href="/">Orders</a><button id="tool">Open</button>
  <main><h1 tabindex="-1">Order</h1><input id="field"><input id="first" autofocus></main>
  <div role="dialog"><button id="confirm">Ship</button></div>`
const main = page.querySelector("main")

it.each([
  ["a field that takes it", "#first", "autofocus"],
  ["the heading", "h1", "content"],
  ["a field", "#field", "content"],
  ["a dialog", "#confirm", "content"],
  ["main, which has it until there is a heading", "main", "none"],
  ["the link that led to the page", "#outside", "none"],
  ["a tool beside the page", "#tool", "beside"],
  ["nothing", "#missing", "none"],
])("the focus is in %s", (_, selector, place) => {
  expect(focusPlace(page.querySelector(selector), main, page.querySelector("#outside"))).toBe(place)
})

const before = { hasFocused: false, hasActed: false }
const after = { hasFocused: true, hasActed: false }

it.each([
  ["moves to the heading of a new page", { ...before, place: "none" }, "focus"],
  ["moves to the heading from a dialog that led to the page", { ...before, place: "content" }, "focus"],
  ["stays in a field that takes it, which its label announces", { ...before, place: "autofocus" }, "silent"],
  ["stays where the user has been first", { ...before, hasActed: true, place: "content" }, "leave"],
  ["stays in a tool that the user has opened", { ...before, hasActed: true, place: "beside" }, "leave"],
  ["moves to the heading after a key outside the page", { ...before, hasActed: true, place: "none" }, "focus"],
  ["stays in a part of the page that took it afterwards", { ...after, place: "content" }, "wait"],
  ["comes back to a heading that was rendered later or again", { ...after, place: "none" }, "focus"],
  ["is the user's once they act", { hasFocused: true, hasActed: true, place: "none" }, "silent"],
] as const)("the focus %s", (_, focus, step) => {
  expect(focusStep(focus)).toBe(step)
})
