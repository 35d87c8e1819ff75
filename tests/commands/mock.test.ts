import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import { afterEach, expect, test } from "vitest"

const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL")
})

test("starts, serves requests and exits cleanly on SIGTERM", async () => {
  const { child, output } = run("--port", "0")
  await expect.poll(output, { timeout: 20_000 }).toContain("http://")
  const url = /http:\S+/.exec(output())?.[0]

  expect((await fetch(`${url}/health`)).status).toBe(200)

  child.kill("SIGTERM")
  expect(await once(child, "exit")).toEqual([0, null])
}, 30_000)

test("names the port in use and suggests --port", async () => {
  const other = createServer().listen(0, "127.0.0.1")
  await once(other, "listening")
  const address = other.address()
  const port = typeof address === "object" ? String(address?.port) : ""

  expect(await refusal("--port", port)).toContain(`Port ${port} on 127.0.0.1 is in use. Choose another with --port`)
  other.close()
}, 30_000)

test.each([
  [["--port", "eighty"], '--port must be a whole number from 0 to 65535, not "eighty"'],
  [["--port", "70000"], "--port must be a whole number from 0 to 65535"],
  [["--latency", "-5"], "--latency"],
  [["--speed", "9"], "Unknown option '--speed'"],
  [["--port", "0", "--scenario", "nowhere"], 'There is no scenario "nowhere"'],
  [["--record", "http://127.0.0.1:9"], "There is no server on http://127.0.0.1:9"],
  [["--record", "shop"], "There is no server on shop"],
  [["--play", "no-such-file.json"], "no-such-file.json can't be read"],
  [["--play", "package.json"], "package.json: Invalid request"],
  [["--record", "http://127.0.0.1:9", "--play", "a.json"], "--record and --play exclude each other"],
])(
  "rejects %j with a one-line error",
  async (flags, sentence) => {
    const text = await refusal(...flags)
    expect(text).toContain(sentence)
    expect(text.trim().split("\n")).toHaveLength(1)
  },
  30_000,
)

function run(...flags: string[]) {
  const child = spawn(process.execPath, ["scripts/mock.mjs", ...flags], { stdio: ["ignore", "pipe", "pipe"] })
  children.push(child)
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(String(chunk)))
  return { child, output: () => chunks.join("") }
}

async function refusal(...flags: string[]): Promise<string> {
  const { child, output } = run(...flags)
  expect(await once(child, "close")).toEqual([2, null])
  return output()
}
