import type { Locale } from "#lib/locale.ts"
import type { messages as account } from "./en/account.ts"
import type { messages as admin } from "./en/admin.ts"
import type { messages as chat } from "./en/chat.ts"
import type { messages as demo } from "./en/demo.ts"
import type { messages as search } from "./en/search.ts"
import type { messages as shared } from "./en/shared.ts"
import type { messages as store } from "./en/store.ts"

/** Messages are loaded per language and area, so shoppers never download the back office's messages. */
export type Part = "shared" | "store" | "account" | "chat" | "search" | "admin" | "demo"

/** The type of the English messages, which every other language must match. */
export type Messages = typeof shared &
  typeof store &
  typeof account &
  typeof chat &
  typeof search &
  typeof admin &
  typeof demo

const catalog = {
  en: {
    shared: () => import("./en/shared.ts"),
    store: () => import("./en/store.ts"),
    account: () => import("./en/account.ts"),
    search: () => import("./en/search.ts"),
    chat: () => import("./en/chat.ts"),
    admin: () => import("./en/admin.ts"),
    demo: () => import("./en/demo.ts"),
  },
  de: {
    shared: () => import("./de/shared.ts"),
    store: () => import("./de/store.ts"),
    account: () => import("./de/account.ts"),
    search: () => import("./de/search.ts"),
    chat: () => import("./de/chat.ts"),
    admin: () => import("./de/admin.ts"),
    demo: () => import("./de/demo.ts"),
  },
}

export type LoadedMessages = Record<string, object>

/** Loads the messages of some parts and merges them into one object; parts already loaded aren't downloaded again. */
export async function loadMessages(locale: Locale, ...parts: Part[]): Promise<LoadedMessages> {
  const modules = await Promise.all(parts.map((part) => catalog[locale][part]()))
  return Object.assign({}, ...modules.map((module) => module.messages))
}
