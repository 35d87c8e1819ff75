import { refuse } from "./flags.mjs"
import { loadTs } from "./load-ts.mjs"

/** Flags of the commands that play conversations on a server. */
export const conversationFlags = {
  url: { help: "server to play on; starts a mock server by default" },
  reset: { help: "address whose POST empties that server; by default the mock's own" },
  set: { default: "flows", help: "flows, edges (with every refusal) or flags (features behind flags)" },
  only: { help: "names of conversations, separated by commas" },
}

/**
 * @param {{ url: string | undefined, reset: string | undefined, set: string, only: string | undefined }} flags
 * @returns {Promise<{ target: import("#tests/tapes/conversations.ts").Target, set: import("#tests/tapes/tape-format.ts").TapeSet,
 *   names: string[], conversations: typeof import("#tests/tapes/conversations.ts"), close: () => Promise<void> }>}
 */
export async function openTarget({ url, reset, set, only }) {
  /** @type {typeof import("#tests/tapes/conversations.ts")} */
  const conversations = await loadTs("tests/tapes/conversations.ts")
  const chosenSet = conversations.tapeSets.find((name) => name === set)
  if (!chosenSet) return refuse(`There is no set "${set}", only ${conversations.tapeSets.join(", ")}`)
  const known = conversations.conversationNames(chosenSet)
  const names = only?.split(",") ?? known
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) return refuse(`There is no conversation "${unknown}" in ${set}, only ${known.join(", ")}`)

  const mock = url ? undefined : await (await loadTs("src/mocks/server.ts")).startServer({ port: 0 })
  const base = (mock?.url ?? url ?? "").replace(/\/$/, "")
  return {
    target: { url: base, reset: reset ?? `${base}/_mock/reset` },
    set: chosenSet,
    names,
    conversations,
    close: async () => mock?.close(),
  }
}

/**
 * Ends a command with one sentence if its server can't be reached.
 *
 * @param {unknown} error
 * @returns {never}
 */
export function failed(error) {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  console.error(cause instanceof Error ? `${message}: ${cause.message}` : message)
  process.exit(1)
}
