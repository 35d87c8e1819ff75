import { expect, it } from "vitest"
import { readChat } from "./env-chat.ts"

it("defaults to the demo chat on the in-memory backend and to no chat on a real server", () => {
  expect(readChat({ VITE_DEMO: true })).toEqual({ kind: "demo" })
  expect(readChat({ VITE_DEMO: true, VITE_CHAT: "none" })).toEqual({ kind: "none" })
  expect(readChat({})).toEqual({ kind: "none" })
  expect(readChat({ VITE_CHAT: "demo" })).toEqual({ kind: "demo" })
})

it("accepts a third-party script by its URL, and disables the chat without a valid URL", () => {
  const script = { VITE_CHAT: "script", VITE_CHAT_URL: "https://chat.example.com/widget.js", VITE_CHAT_ID: "shop-1" }
  expect(readChat(script)).toEqual({ kind: "script", url: script.VITE_CHAT_URL, id: "shop-1" })
  expect(readChat({ ...script, VITE_CHAT_URL: "javascript:alert(1)" })).toEqual({ kind: "none" })
  expect(readChat({ VITE_CHAT: "script" })).toEqual({ kind: "none" })
})
