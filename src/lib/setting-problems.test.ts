import { expect, it } from "vitest"
import { settingProblems } from "./setting-problems.ts"

const valid = { VITE_API_URL: "https://api.example.com", VITE_PUBLISHABLE_KEY: "pk_1" }

it.each([
  {},
  { VITE_AUTH: "session", VITE_SEARCH: "store", VITE_RETURN_DAYS: "30", VITE_DELIVERY_DAYS: "2-5" },
  { VITE_DELIVERY_DAYS: "3", VITE_CHAT: "", VITE_RETURN_DAYS: " " },
  { VITE_CHAT: "script", VITE_CHAT_URL: "https://chat.example.com/x.js", VITE_IMAGE_URL: "/img/{width}/{url}" },
])("accepts %j", (settings) => {
  expect(settingProblems({ ...valid, ...settings })).toEqual([])
})

it.each([
  [{ VITE_API_URL: "localhost:9000" }, "VITE_API_URL"],
  [{ VITE_PUBLISHABLE_KEY: "" }, "VITE_PUBLISHABLE_KEY"],
  [{ VITE_RETURN_DAYS: "0" }, "VITE_RETURN_DAYS"],
  [{ VITE_RETURN_DAYS: "two weeks" }, "VITE_RETURN_DAYS"],
  [{ VITE_CHAT: "script" }, "VITE_CHAT_URL"],
  [{ VITE_SEARCH_HOST: "search" }, "VITE_SEARCH_HOST"],
])("names the setting of %j with a valid value", (settings, name) => {
  expect(settingProblems({ ...valid, ...settings })).toMatchObject([{ name, example: expect.stringMatching(/./) }])
})
