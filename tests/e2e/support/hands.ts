import type { ElementHandle } from "@playwright/test"
import { expect, type Locator, type Page } from "./test.ts"

/** Tab presses after which a control counts as not reachable by keyboard. */
const MAX_TABS = 150

/** Performs a task like an administrator, by mouse or by keyboard only, and counts what is pressed. */
export interface Hands {
  /** Number of presses so far. */
  readonly presses: number
  /** Presses a control: a click, or Tab to it and Enter. */
  press(control: Locator): Promise<void>
  /** Types into a field; reaching it doesn't count as a press. */
  type(field: Locator, text: string): Promise<void>
}

/** Undefined if the page has replaced the element. */
const isFocused = (control: ElementHandle<Element>) =>
  control.evaluate((element) =>
    element.isConnected ? element === document.activeElement || element.hasAttribute("data-focus") : undefined,
  )

async function elementOf(control: Locator): Promise<ElementHandle<Element>> {
  const element = await control.elementHandle()
  if (!element) throw new Error(`${control} doesn't exist`)
  return element as ElementHandle<Element>
}

/** Moves the focus to a control: by arrow keys inside a menu, otherwise by Tab. */
async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  const key = (await control.getAttribute("role")) === "menuitem" ? "ArrowDown" : "Tab"
  // Finding a control by its role and name takes much longer than checking an element that was found.
  let element = await elementOf(control)
  for (let i = 0; i < MAX_TABS; i++) {
    let isReached = await isFocused(element)
    if (isReached === undefined) {
      element = await elementOf(control)
      isReached = await isFocused(element)
    }
    if (isReached) return
    await page.keyboard.press(key)
  }
  throw new Error(`${control} can't be reached by keyboard`)
}

/** Hands that use the mouse, the keyboard only, or a touch screen. */
export function handsOf(page: Page, device: "mouse" | "keyboard" | "touch"): Hands {
  let presses = 0
  return {
    get presses() {
      return presses
    },
    async press(control) {
      presses += 1
      // A disabled button keeps `aria-disabled` until the last step is saved.
      await expect(control).not.toHaveAttribute("aria-disabled", "true")
      if (device === "mouse") return control.click()
      if (device === "touch") return control.tap()
      await reach(page, control)
      await page.keyboard.press("Enter")
    },
    async type(field, text) {
      if (device === "keyboard") await reach(page, field)
      else await field.focus()
      await page.keyboard.type(text)
    },
  }
}
