import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { noteEarlyInput, repeatEarlyInput } from "./early-input.ts"

beforeEach(() => {
  document.body.innerHTML = `<div id="app">
    <select><option>en</option><option>de</option></select>
    <button type="button"><svg></svg></button>
    <form><button></button></form>
  </div>`
  noteEarlyInput()
})
afterEach(() => {
  window.earlyInput?.stop()
  document.body.replaceChildren()
})

const find = <E extends Element>(selector: string): E => document.querySelector<E>(selector) as E
/** Marks an element as React does when it takes it over. */
const take = (...elements: Element[]) => {
  for (const element of elements) Object.assign(element, { __reactProps$test: {} })
}
const dispatch = (target: Element, type: string) => target.dispatchEvent(new Event(type, { bubbles: true }))

it("repeats a choice that React resets when it takes the field over", async () => {
  const select = find<HTMLSelectElement>("select")
  select.value = "de"
  dispatch(select, "input")
  take(select)
  select.value = "en"
  dispatch(select, "change")
  const chosen: string[] = []
  select.addEventListener("change", () => chosen.push(select.value))
  await repeatEarlyInput(() => false)
  expect(chosen).toEqual(["de"])
})

it("repeats a press on a button's icon once, and leaves presses that React handles to it", async () => {
  const button = find<HTMLButtonElement>("button[type=button]")
  const pressed = vi.fn()
  document.addEventListener("click", pressed)
  find("svg").dispatchEvent(new MouseEvent("click", { bubbles: true }))
  expect(button.dataset.early).toBe("")
  expect(pressed).not.toHaveBeenCalled()
  take(button)
  await repeatEarlyInput(() => false)
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(button.dataset.early).toBeUndefined()
  button.click()
  expect(pressed).toHaveBeenCalledTimes(2)
  document.removeEventListener("click", pressed)
})

it("sends a form once the app handles it", async () => {
  const form = find<HTMLFormElement>("form")
  const sent = vi.fn((event: Event) => event.preventDefault())
  find<HTMLButtonElement>("form button").click()
  form.addEventListener("submit", sent)
  take(form)
  await repeatEarlyInput(() => false)
  expect(sent).toHaveBeenCalledTimes(1)
})
