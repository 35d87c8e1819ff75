import { beforeEach, expect, it } from "vitest"
import { deviceItem, deviceKey } from "#lib/device-items.ts"
import { dropAllDrafts, dropDraft, dropDraftsOfOthers, keepDraft, recallDraft } from "./form-drafts.ts"

const KEY = deviceKey("adminFormDrafts")
const tokenOf = (actor_id: string) => `e30.${btoa(JSON.stringify({ actor_id }))}.x`
const signIn = (admin: string) => deviceItem("adminToken").set(tokenOf(admin))
const values = { title: "Winter", metadata: [] }
const draft = { base: { title: "Summer", metadata: [] }, values }

beforeEach(() => {
  localStorage.clear()
  signIn("user_1")
})

it("keeps drafts by form until they are dropped", () => {
  keepDraft("collections/1", draft)
  keepDraft("collections/new", { ...draft, values: { title: "New", metadata: [] } })
  expect(recallDraft("collections/1", values)).toEqual(draft)
  dropDraft("collections/1")
  expect(recallDraft("collections/1", values)).toBeUndefined()
  expect(recallDraft("collections/new", values)?.values.title).toBe("New")
  dropAllDrafts()
  expect(localStorage.getItem(KEY)).toBeNull()
})

it("drops the oldest of more than 20 drafts", () => {
  for (let n = 0; n <= 20; n++) keepDraft(`form ${n}`, draft)
  expect(recallDraft("form 0", values)).toBeUndefined()
  expect(recallDraft("form 1", values)).toEqual(draft)
  keepDraft("form 1", draft)
  keepDraft("form 21", draft)
  expect(recallDraft("form 1", values)).toEqual(draft)
  expect(recallDraft("form 2", values)).toBeUndefined()
})

it("hides the drafts of another admin, and removes them at the next sign-in", () => {
  keepDraft("form", draft)
  signIn("user_2")
  expect(recallDraft("form", values)).toBeUndefined()
  dropDraftsOfOthers()
  expect(localStorage.getItem(KEY)).toBeNull()
  signIn("user_1")
  keepDraft("form", draft)
  dropDraftsOfOthers()
  expect(recallDraft("form", values)).toEqual(draft)
})

it("ignores damaged drafts and those with other fields", () => {
  keepDraft("form", draft)
  expect(recallDraft("form", { title: "" })).toBeUndefined()
  expect(recallDraft("form", { ...values, handle: "" })).toBeUndefined()
  expect(recallDraft("form", { title: "", metadata: "" })).toBeUndefined()
  localStorage.setItem(KEY, "{")
  expect(recallDraft("form", values)).toBeUndefined()
})
