import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { build, type Rollup } from "vite"
import { packPackages } from "#scripts/lib/packages/pack.mjs"
import { installDependencies } from "#scripts/lib/packages/project.mjs"
import type { Bench } from "./bench.ts"

/** JavaScript loaded by a page that uses only the packed client: bundled alone, without what is loaded later. */
const pages = [
  { name: "store part with the core", code: 'export { createStoreSdk } from "fennmark-sdk/store"', limit: 8 },
  { name: "the same, imported from the main entry", code: 'export { createStoreSdk } from "fennmark-sdk"', limit: 8 },
  { name: "admin part with the core", code: 'export { createAdminSdk } from "fennmark-sdk/admin"' },
] as const

export default {
  title: "Size of the client, from its package",
  async measure() {
    const nodeEnv = process.env.NODE_ENV
    const dir = await mkdtemp(join(tmpdir(), "fennmark-size-"))
    try {
      await writeFile(join(dir, "package.json"), JSON.stringify({ dependencies: { "fennmark-sdk": "*" } }))
      await installDependencies(dir, await packPackages())
      const figures = []
      for (const { name, code, ...rest } of pages)
        figures.push({ name, value: (await gzippedSize(dir, code)) / 1000, unit: "kB gzip" as const, ...rest })
      return figures
    } finally {
      await rm(dir, { recursive: true, force: true })
      // Vite's build sets NODE_ENV to "production" for this process.
      if (nodeEnv === undefined) delete process.env.NODE_ENV
      else process.env.NODE_ENV = nodeEnv
    }
  },
} satisfies Bench

async function gzippedSize(root: string, code: string): Promise<number> {
  await writeFile(join(root, "page.js"), code)
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: { write: false, lib: { entry: "page.js", formats: ["es"] }, target: "es2023", minify: "oxc" },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !("output" in output)) throw new Error(`${code} was not built`)
  const chunks = output.output.filter((file): file is Rollup.OutputChunk => file.type === "chunk")
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const { imports } of needed) for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk)
  return [...needed].reduce((sum, { code }) => sum + gzipSync(code).length, 0)
}
