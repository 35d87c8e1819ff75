/** Who a shopper talks to. */
export type ChatEnv =
  | { readonly kind: "none" }
  /** Answers from the shop's own data, without anybody else. */
  | { readonly kind: "demo" }
  /** A service of others: its script comes from `url`, after the shopper agreed. */
  | { readonly kind: "script"; readonly url: string; readonly id: string }

export interface ChatSource {
  VITE_DEMO?: boolean | undefined
  /** `none`, `demo` or `script`; the in-memory backend has the demo unless something else is said. */
  VITE_CHAT?: string | undefined
  VITE_CHAT_URL?: string | undefined
  /** What the service calls this shop. */
  VITE_CHAT_ID?: string | undefined
}

/** A service without a usable address is none: a chat is no reason to keep a shop from opening. */
export function readChat(source: ChatSource): ChatEnv {
  const wish = source.VITE_CHAT?.trim() || (source.VITE_DEMO ? "demo" : "none")
  if (wish === "demo") return { kind: "demo" }
  const url = source.VITE_CHAT_URL?.trim() ?? ""
  const isAddress = URL.canParse(url) && ["https:", "http:"].includes(new URL(url).protocol)
  return wish === "script" && isAddress
    ? { kind: "script", url, id: source.VITE_CHAT_ID?.trim() ?? "" }
    : { kind: "none" }
}
