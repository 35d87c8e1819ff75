/** Chat provider of the store. */
export type ChatEnv =
  | { readonly kind: "none" }
  /** Answers from the store's own data, without a third party. */
  | { readonly kind: "demo" }
  /** A third-party service: its script is loaded from `url` after the shopper consents. */
  | { readonly kind: "script"; readonly url: string; readonly id: string }

interface ChatSource {
  VITE_DEMO?: boolean | undefined
  /** `none`, `demo` or `script`; defaults to `demo` on the in-memory backend, otherwise to `none`. */
  VITE_CHAT?: string | undefined
  VITE_CHAT_URL?: string | undefined
  /** The store's id at the service. */
  VITE_CHAT_ID?: string | undefined
}

/** Reads the chat settings. An invalid script URL disables the chat, because the store must open without it. */
export function readChat(source: ChatSource): ChatEnv {
  const choice = source.VITE_CHAT?.trim() || (source.VITE_DEMO ? "demo" : "none")
  if (choice === "demo") return { kind: "demo" }
  const url = source.VITE_CHAT_URL?.trim() ?? ""
  const isAddress = URL.canParse(url) && ["https:", "http:"].includes(new URL(url).protocol)
  return choice === "script" && isAddress
    ? { kind: "script", url, id: source.VITE_CHAT_ID?.trim() ?? "" }
    : { kind: "none" }
}
