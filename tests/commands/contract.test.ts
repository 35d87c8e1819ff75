import { spawn } from "node:child_process"
import { once } from "node:events"
import { expect, test } from "vitest"
import { startServer } from "#mocks/server.ts"

/** Runs `scripts/contract.mjs`; returns its exit code and its output. */
async function contract(...flags: string[]): Promise<{ code: unknown; text: string }> {
  const child = spawn(process.execPath, ["scripts/contract.mjs", ...flags], { stdio: ["ignore", "pipe", "pipe"] })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(String(chunk)))
  const [code] = await once(child, "close")
  return { code, text: chunks.join("") }
}

test("prints each step of a journey and a summary line", async () => {
  const server = await startServer({ port: 0 })
  const { code, text } = await contract("--url", server.url, "--only", "invitation")
  await server.close()
  expect(code).toBe(0)
  expect(text).toContain("✓ registers and accepts the invitation")
  expect(text.trim()).toMatch(/\n9 passed, 0 failed$/)
}, 60_000)

test.each([
  ["a server that isn't running", ["--url", "http://127.0.0.1:1"], "http://127.0.0.1:1 doesn't respond"],
  ["a wrong password", ["--password", "wrong"], "401 Invalid email or password"],
  ["an unknown key", ["--key", "pk_unknown"], "the server returned no matching publishable key"],
])(
  "fails and prints the reason: %s",
  async (_, flags, reason) => {
    const server = await startServer({ port: 0 })
    const { code, text } = await contract("--url", server.url, ...flags)
    await server.close()
    expect(code).toBe(1)
    expect(text).toContain(reason)
    expect(text.trim()).toMatch(/\n0 passed, 1 failed$/)
  },
  60_000,
)

test("rejects an unknown journey and lists the known ones", async () => {
  expect(await contract("--only", "nowhere")).toMatchObject({
    code: 2,
    text: expect.stringContaining("purchase, order edit"),
  })
}, 60_000)
