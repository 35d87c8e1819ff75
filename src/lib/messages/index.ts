import type { Locale } from "#lib/locale.ts"
import type { messages as account } from "./en/account.ts"
import type { messages as admin } from "./en/admin.ts"
import type { messages as chat } from "./en/chat.ts"
import type { messages as demo } from "./en/demo.ts"
import type { messages as search } from "./en/search.ts"
import type { messages as shared } from "./en/shared.ts"
import type { messages as store } from "./en/store.ts"

/** Texts are loaded by language and by door, so that a shopper never downloads the back-office's. */
export type Part = "shared" | "store" | "account" | "chat" | "search" | "admin" | "demo"

/** English is the shape that every other language must have. */
export type Messages = typeof shared &
  typeof store &
  typeof account &
  typeof chat &
  typeof search &
  typeof admin &
  typeof demo

const catalogue = {
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

/** The texts of some parts as one object; a part that is here already costs nothing. */
export async function loadMessages(locale: Locale, ...parts: Part[]): Promise<LoadedMessages> {
  const modules = await Promise.all(parts.map((part) => catalogue[locale][part]()))
  return Object.assign({}, ...modules.map((module) => module.messages))
}
