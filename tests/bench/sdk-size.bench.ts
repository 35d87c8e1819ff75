import { gzipSync } from "node:zlib"
import { build, type Rollup } from "vite"
import type { Bench } from "./bench.ts"

/** JavaScript loaded by a page that uses only the client: bundled alone, without what is loaded later. */
const parts = [
  { name: "store part with the core", entry: "src/sdk/store.ts", limit: 8 },
  { name: "admin part with the core", entry: "src/sdk/admin.ts" },
] as const

export default {
  title: "Size of the client",
  async measure() {
    const nodeEnv = process.env.NODE_ENV
    const figures = []
    for (const { name, entry, ...rest } of parts)
      figures.push({ name, value: (await gzippedSize(entry)) / 1000, unit: "kB gzip" as const, ...rest })
    // Vite's build sets NODE_ENV to "production" for this process.
    if (nodeEnv === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = nodeEnv
    return figures
  },
} satisfies Bench

async function gzippedSize(entry: string): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: { write: false, lib: { entry, formats: ["es"] }, target: "es2023", minify: "oxc" },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !("output" in output)) throw new Error(`${entry} was not built`)
  const chunks = output.output.filter((file): file is Rollup.OutputChunk => file.type === "chunk")
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const { imports } of needed) for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk)
  return [...needed].reduce((sum, { code }) => sum + gzipSync(code).length, 0)
}
