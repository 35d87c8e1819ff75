import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, expect, test, vi } from "vitest"

const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL")
  vi.unstubAllEnvs()
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
  [["--latency", "-5"], '--latency must be a whole number from 0 to 60000, not "-5"'],
  [["--latency", "60001"], "--latency must be a whole number from 0 to 60000"],
  [["--seed", "-1"], '--seed must be a whole number from 0 to 4294967295, not "-1"'],
  [["--speed", "9"], "Unknown option '--speed'"],
  [["--port", "0", "--scenario", "nowhere"], 'There is no scenario "nowhere"'],
  [["--record", "http://127.0.0.1:9"], "There is no server on http://127.0.0.1:9"],
  [["--record", "shop"], "There is no server on shop"],
  [["--play", "no-such-file.json"], "no-such-file.json can't be read"],
  [["--play", "package.json"], `package.json: This file isn't a recording: it has no "exchanges"`],
  [["--play", "README.md"], "README.md: This file isn't a recording: it isn't JSON"],
  [["--seed", "one"], '--seed must be a whole number from 0 to 4294967295, not "one"'],
  [["--at", "noon"], '--at must be a time such as 2026-05-01T12:00:00Z, not "noon"'],
  [["--at", "2026-02-31T00:00:00Z"], '--at must be a time such as 2026-05-01T12:00:00Z, not "2026-02-31T00:00:00Z"'],
  [
    ["--public-url", "https://x/?a=1"],
    '--public-url must be a URL such as https://shop.example.com/api, not "https://x/?a=1"',
  ],
  [["--origin", "localhost:5173"], '--origin must be an origin such as http://localhost:5173, not "localhost:5173"'],
  [["--save", "shop.json"], "--save needs --record"],
  [
    ["--record", "http://127.0.0.1:9", "--save", "no-such-folder/shop.json"],
    "no-such-folder/shop.json can't be written",
  ],
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

test("prints its version", async () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"))
  const { child, output } = run("--version")
  expect(await once(child, "close")).toEqual([0, null])
  expect(output()).toBe(`${version}\n`)
}, 30_000)

test("listens on the port in PORT", async () => {
  vi.stubEnv("PORT", "eighty")
  expect(await refusal()).toContain('--port must be a whole number from 0 to 65535, not "eighty"')
}, 30_000)

test("builds the same data at the same time again, and prints each request", async () => {
  const flags = ["--port", "0", "--scenario", "empty", "--seed", "7", "--at", "2026-05-01T12:00:00Z", "--log"]
  const runs = [run(...flags), run(...flags)]
  const users = []
  for (const { output } of runs) {
    const url = await urlIn(output)
    const login = { method: "POST", body: JSON.stringify({ email: "admin@example.com", password: "supersecret" }) }
    const { token } = await json(`${url}/auth/user/emailpass`, {
      ...login,
      headers: { "content-type": "application/json" },
    })
    users.push(
      await json(`${url}/admin/users/me?fields=id,created_at`, { headers: { authorization: `Bearer ${token}` } }),
    )
    expect(await json(`${url}/_mock/clock`)).toEqual({ now: "2026-05-01T12:00:00.000Z", is_stopped: true })
    expect(output()).toMatch(/^POST \/auth\/user\/emailpass 200 \d+ ms$/m)
    expect(output()).toMatch(/^GET \/admin\/users\/me\?fields=id,created_at 200 \d+ ms$/m)
  }
  expect(users).toEqual([{ user: { id: expect.any(String), created_at: expect.any(String) } }, users[0]])
}, 60_000)

test("saves the recording of a real server on Ctrl+C", async () => {
  const real = await urlIn(run("--port", "0", "--scenario", "empty").output)
  const file = join(mkdtempSync(join(tmpdir(), "fennmark-")), "shop.json")
  const { child, output } = run("--port", "0", "--record", real, "--save", file)
  await fetch(`${await urlIn(output)}/store/regions`)
  child.kill("SIGINT")
  expect(await once(child, "exit")).toEqual([0, null])
  const { exchanges } = JSON.parse(readFileSync(file, "utf8"))
  expect(exchanges).toMatchObject([{ method: "GET", path: "/store/regions", status: 400 }])
}, 60_000)

async function urlIn(output: () => string): Promise<string> {
  await expect.poll(output, { timeout: 20_000 }).toContain("http://")
  return /http:\S+/.exec(output())?.[0] ?? ""
}

const json = async (url: string, init?: RequestInit) => (await fetch(url, init)).json()

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
