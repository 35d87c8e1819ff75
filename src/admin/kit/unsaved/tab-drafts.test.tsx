import { beforeEach, expect, it } from "vitest"
import { z } from "zod/mini"
import { deviceItem } from "#lib/device-items.ts"
import { dropAllDrafts, dropDraftsOfOthers } from "./form-drafts.ts"
import { claimTab, ownTab } from "./own-tab.ts"
import { tabDrafts } from "./tab-drafts.ts"

const drafts = tabDrafts("adminProductDrafts", z.object({ title: z.string() }))
const tokenOf = (actor_id: string) => `e30.${btoa(JSON.stringify({ actor_id }))}.x`
const signIn = (admin: string) => deviceItem("adminToken").set(tokenOf(admin))
const titles = async () => (await drafts.closed()).map(({ kept }) => kept.title)

async function openTab(): Promise<string> {
  sessionStorage.clear()
  await claimTab()
  return ownTab()
}

beforeEach(async () => {
  localStorage.clear()
  signIn("user_1")
  await openTab()
})

it("keeps one draft per tab, and offers those of closed tabs, the latest first", async () => {
  drafts.keep({ title: "Cap" })
  drafts.keep({ title: "Cap 2" })
  expect(drafts.recall()).toEqual({ title: "Cap 2" })
  expect(await titles()).toEqual([])
  await openTab()
  drafts.keep({ title: "Scarf" })
  await openTab()
  expect(drafts.recall()).toBeUndefined()
  expect(await titles()).toEqual(["Scarf", "Cap 2"])
})

it("gives the draft of a closed tab to the first tab that takes it", async () => {
  const closed = ownTab()
  drafts.keep({ title: "Cap" })
  await openTab()
  drafts.take(closed)
  expect(drafts.recall()).toEqual({ title: "Cap" })
  expect(await titles()).toEqual([])
  await openTab()
  drafts.keep({ title: "Own" })
  drafts.take(closed)
  expect(drafts.recall()).toEqual({ title: "Own" })
})

it("drops the oldest of more than 5 drafts", async () => {
  for (let n = 0; n <= 5; n++) {
    await openTab()
    drafts.keep({ title: `Draft ${n}` })
  }
  await openTab()
  expect(await titles()).toEqual(["Draft 5", "Draft 4", "Draft 3", "Draft 2", "Draft 1"])
})

it("hides the drafts of another admin, ignores damaged ones, and removes them with the session", async () => {
  drafts.keep({ title: "Cap" })
  signIn("user_2")
  expect(drafts.recall()).toBeUndefined()
  dropDraftsOfOthers()
  signIn("user_1")
  expect(drafts.recall()).toBeUndefined()
  deviceItem("adminProductDrafts").set(`{"admin":"user_1","drafts":{"${ownTab()}":{"kept":{}}}}`)
  expect(drafts.recall()).toBeUndefined()
  drafts.keep({ title: "Cap" })
  dropAllDrafts()
  expect(drafts.recall()).toBeUndefined()
})
