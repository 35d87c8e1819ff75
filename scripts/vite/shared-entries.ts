import { readFile, writeFile } from "node:fs/promises"
import { join, relative } from "node:path"
import type { Plugin } from "vite"

/**
 * Adds to the build's manifest the modules that are loaded by `import()` and share a file with others: Vite lists only
 * those with a file of their own.
 */
export function sharedEntries(): Plugin {
  let root = ""
  return {
    name: "shared-entries",
    apply: "build",
    configResolved(config) {
      root = config.root
    },
    async writeBundle({ dir = "" }, bundle) {
      const path = join(dir, ".vite", "manifest.json")
      const manifest = JSON.parse(await readFile(path, "utf8")) as Record<string, { file: string }>
      const byFile = new Map(Object.values(manifest).map((entry) => [entry.file, entry]))
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue
        const entries = chunk.moduleIds.filter((id) => this.getModuleInfo(id)?.dynamicImporters.length)
        for (const id of entries)
          manifest[relative(root, id)] ??= byFile.get(chunk.fileName) ?? { file: chunk.fileName }
      }
      await writeFile(path, JSON.stringify(manifest, null, 2))
    },
  }
}
