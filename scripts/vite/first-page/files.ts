import type { Rolldown } from "vite"

/** The built files by number, and which of them a source became. */
export function filesOf(chunks: readonly Rolldown.OutputChunk[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const files: string[] = []
  const entry = new Set<string>()
  const visit = (name: string, found: Set<string>) => {
    if (found.has(name) || entry.has(name)) return
    found.add(name)
    for (const other of byName.get(name)?.imports ?? []) visit(other, found)
  }
  const entries = chunks.filter((chunk) => chunk.isEntry)
  for (const name of entries.flatMap(({ fileName }) => {
    const found = new Set<string>()
    visit(fileName, found)
    return [...found]
  }))
    entry.add(name)
  /** The chunk that a source became, with all that it imports and the boot file does not. */
  const of = (source: string): number[] => {
    const found = new Set<string>()
    for (const { facadeModuleId, fileName } of chunks)
      if (facadeModuleId?.split("?", 1)[0]?.endsWith(`/src/${source}`)) visit(fileName, found)
    return [...found].map((name) => {
      if (!files.includes(name)) files.push(name)
      return files.indexOf(name)
    })
  }
  return { files, of }
}
