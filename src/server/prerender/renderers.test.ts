import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { expect, it } from "vitest"
import type { PageTask, SiteSource } from "./page-renderer.ts"
import { startThreads } from "./renderers.ts"

/** A module that renders every page, except for one at which its thread ends. */
const module = `
import { parentPort } from "node:worker_threads"
parentPort.on("message", ({ id, task }) => {
  if (task.path === "/endless") process.exit(1)
  parentPort.postMessage({ id, outcome: { kind: "unchanged" } })
})`

const task = (path: string) => ({ path }) as PageTask

it("renders on the threads that are left", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "threads-")), "module.mjs")
  writeFileSync(file, module)
  const { render, close } = startThreads(2, {} as SiteSource, pathToFileURL(file).href)
  expect(await render(task("/endless"))).toEqual({ kind: "failed", reason: "its thread has ended" })
  expect(await Promise.all([render(task("/a")), render(task("/b"))])).toEqual([
    { kind: "unchanged" },
    { kind: "unchanged" },
  ])
  expect(await render(task("/endless"))).toMatchObject({ kind: "failed" })
  expect(await render(task("/c"))).toEqual({ kind: "failed", reason: "its thread has ended" })
  await close()
})
