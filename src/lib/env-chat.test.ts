import { expect, it } from "vitest"
import { readChat } from "./env-chat.ts"

it("has the demo's chat on the in-memory backend, and none elsewhere, unless something else is said", () => {
  expect(readChat({ VITE_DEMO: true })).toEqual({ kind: "demo" })
  expect(readChat({ VITE_DEMO: true, VITE_CHAT: "none" })).toEqual({ kind: "none" })
  expect(readChat({})).toEqual({ kind: "none" })
  expect(readChat({ VITE_CHAT: "demo" })).toEqual({ kind: "demo" })
})

it("takes a service of others by the address of its script, and none without a usable one", () => {
  const script = { VITE_CHAT: "script", VITE_CHAT_URL: "https://chat.example.com/widget.js", VITE_CHAT_ID: "shop-1" }
  expect(readChat(script)).toEqual({ kind: "script", url: script.VITE_CHAT_URL, id: "shop-1" })
  expect(readChat({ ...script, VITE_CHAT_URL: "javascript:alert(1)" })).toEqual({ kind: "none" })
  expect(readChat({ VITE_CHAT: "script" })).toEqual({ kind: "none" })
})
