import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { afterAll, describe, expect, it } from "vitest"

const root = join(import.meta.dirname, "../..")
const file = join(import.meta.dirname, "calls.ts")
const uri = pathToFileURL(file).href
const text = readFileSync(file, "utf8")

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: { readonly items?: readonly unknown[] }
  readonly result?: { readonly contents?: { readonly value?: string } }
}

/** TypeScript's language server, as an editor runs it. */
function startServer() {
  const child = spawn(process.execPath, ["node_modules/typescript/lib/tsc.js", "--lsp", "--stdio"], { cwd: root })
  const waiting = new Map<number, (message: Message) => void>()
  let buffer = Buffer.alloc(0)
  let count = 0
  const send = (message: object) => {
    const json = JSON.stringify({ jsonrpc: "2.0", ...message })
    child.stdin.write(`Content-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`)
  }
  const take = (message: Message) => {
    const { id, method, params } = message
    if (method !== undefined && id !== undefined) send({ id, result: params?.items?.map(() => null) ?? null })
    else if (id !== undefined) waiting.get(id)?.(message)
  }
  child.stdout.on("data", (data: Buffer) => {
    buffer = Buffer.concat([buffer, data])
    for (;;) {
      const end = buffer.indexOf("\r\n\r\n")
      if (end < 0) return
      const length = Number(/Content-Length: (\d+)/i.exec(buffer.toString("utf8", 0, end))?.[1])
      if (buffer.length < end + 4 + length) return
      const json = buffer.toString("utf8", end + 4, end + 4 + length)
      buffer = buffer.subarray(end + 4 + length)
      take(JSON.parse(json))
    }
  })
  const request = (method: string, params: object) =>
    new Promise<Message>((resolve) => {
      count += 1
      waiting.set(count, resolve)
      send({ id: count, method, params })
    })
  return { send, request, stop: () => child.kill() }
}

const server = startServer()
const capabilities = { textDocument: { hover: { contentFormat: ["markdown"] } } }
const ready = server
  .request("initialize", { processId: null, rootUri: pathToFileURL(root).href, capabilities })
  .then(() => {
    server.send({ method: "initialized", params: {} })
    const textDocument = { uri, languageId: "typescript", version: 1, text }
    server.send({ method: "textDocument/didOpen", params: { textDocument } })
  })
afterAll(() => {
  server.stop()
})

/** What an editor shows for the last word of a text. */
async function hover(words: string): Promise<string> {
  await ready
  const lines = text.slice(0, text.indexOf(words) + words.length - 1).split("\n")
  const position = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 }
  const { result } = await server.request("textDocument/hover", { textDocument: { uri }, position })
  return result?.contents?.value ?? ""
}

describe("an editor", () => {
  it("shows what a method does, its route, its arguments and its errors", { timeout: 120_000 }, async () => {
    const shown = await hover("store.cart.complete")
    for (const part of ["Complete a cart", "`POST /store/carts/:id/complete`", "`id`", "400 `not_allowed`"])
      expect(shown).toContain(part)
    expect(await hover("auth.resetPassword")).toContain("Request a password reset link.")
    expect(await hover("auth.refresh")).toContain("concurrent callers share one request")
  })
})
