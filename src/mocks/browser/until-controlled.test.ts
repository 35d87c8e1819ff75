import { expect, it } from "vitest"
import { untilControlled } from "./until-controlled.ts"

type Found = Partial<Record<"installing" | "waiting" | "active", EventTarget & { state: string }>>

/** A page's service workers, none of which controls it. */
function open(found: Found | undefined) {
  const container = Object.assign(new EventTarget(), {
    controller: null as object | null,
    getRegistration: async () => found,
  })
  let isDone = false
  const waiting = untilControlled(container as unknown as ServiceWorkerContainer).then(() => {
    isDone = true
  })
  return { container, waiting, isDone: () => isDone }
}

const worker = (state: string) => Object.assign(new EventTarget(), { state })
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

it("a page waits until the service worker that is being activated controls it", async () => {
  const installing = worker("installing")
  const page = open({ installing })
  await nextTask()
  installing.state = "activating"
  installing.dispatchEvent(new Event("statechange"))
  await nextTask()
  expect(page.isDone()).toBe(false)
  page.container.controller = installing
  page.container.dispatchEvent(new Event("controllerchange"))
  await page.waiting
})

it.each(["activated", "redundant"])(
  "a page doesn't wait for a worker that becomes %s without controlling it",
  async (state) => {
    const waiting = worker("installed")
    const page = open({ waiting })
    await nextTask()
    expect(page.isDone()).toBe(false)
    waiting.state = state
    waiting.dispatchEvent(new Event("statechange"))
    await page.waiting
  },
)

it.each([
  ["an active worker, after a hard reload", { active: worker("activated") }],
  ["none", undefined],
])("a page with %s doesn't wait", async (_name, found) => {
  await open(found).waiting
})
