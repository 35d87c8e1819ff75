import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { afterEach, expect, test } from "vitest"

const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL")
})

test("serves a build of the demo on every path, and doesn't build it again until a source changes", async () => {
  const first = run()
  await expect.poll(first.output, { timeout: 150_000 }).toContain("Ctrl+C")
  const url = /http:\S+/.exec(first.output())?.[0]
  const page = await (await fetch(`${url}admin/orders`)).text()
  expect(page).toMatch(/<script type="module"[^>]* src="\/assets\/index-[\w-]+\.js"/)
  const [, script] = /src="\/(assets\/[\w-]+\.js)"/.exec(page) ?? []
  expect((await fetch(`${url}${script}`)).headers.get("cache-control")).toContain("immutable")
  expect(await (await fetch(`${url}mockServiceWorker.js`)).text()).toContain("addEventListener")
  expect(await (await fetch(`${url}demo-service-worker.js`)).text()).toContain("mockServiceWorker.js")

  first.child.kill("SIGTERM")
  await once(first.child, "exit")

  const second = run()
  await expect.poll(second.output, { timeout: 20_000 }).toContain("Ctrl+C")
  expect(second.output()).toContain("admin@example.com / supersecret   (Back office)")
  expect(second.output()).not.toContain("Building the app")
}, 180_000)

function run() {
  // A test's own NODE_ENV would make it a development build.
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn(process.execPath, ["scripts/start.mjs", "--port", "0"], {
    stdio: ["ignore", "pipe", "pipe"],
    env,
  })
  children.push(child)
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(String(chunk)))
  return { child, output: () => chunks.join("") }
}
