import { expect, it } from "vitest"
import { settingProblems } from "./setting-problems.ts"

const valid = { VITE_API_URL: "https://api.example.com", VITE_PUBLISHABLE_KEY: "pk_1" }

it.each([
  {},
  { VITE_AUTH: "session", VITE_SEARCH: "store", VITE_RETURN_DAYS: "30", VITE_DELIVERY_DAYS: "2-5" },
  { VITE_DELIVERY_DAYS: "3", VITE_CHAT: "", VITE_RETURN_DAYS: " " },
  {
    VITE_SHOP_NAME: "Nord",
    VITE_SHOP_LOGO: "/logo.svg",
    VITE_SHOP_ACCENT: "#4b40c9",
    VITE_SHOP_FONT: '"Open Sans", serif',
  },
  { VITE_SHOP_SOCIAL: "https://www.instagram.com/nord https://x.com/nord", VITE_SHOP_RADIUS: "12" },
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
  [{ VITE_SHOP_LOGO: "//cdn.example/logo.svg" }, "VITE_SHOP_LOGO"],
  [{ VITE_SHOP_ICON: "javascript:alert(1)" }, "VITE_SHOP_ICON"],
  [{ VITE_SHOP_ACCENT: "blue" }, "VITE_SHOP_ACCENT"],
  [{ VITE_SHOP_RADIUS: "40" }, "VITE_SHOP_RADIUS"],
  [{ VITE_SHOP_FONT: "x;}body{display:none" }, "VITE_SHOP_FONT"],
  [{ VITE_SHOP_SOCIAL: "instagram.com/nord" }, "VITE_SHOP_SOCIAL"],
])("names the setting of %j with a valid value", (settings, name) => {
  expect(settingProblems({ ...valid, ...settings })).toMatchObject([{ name, example: expect.stringMatching(/./) }])
})

it("names the nearest color to an accent that is hard to see", () => {
  expect(settingProblems({ ...valid, VITE_SHOP_ACCENT: "#ffd400" })).toEqual([
    {
      name: "VITE_SHOP_ACCENT",
      value: "#ffd400",
      kind: "not-readable",
      example: expect.stringMatching(/^#[\da-f]{6}$/),
    },
  ])
})
