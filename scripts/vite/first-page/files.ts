import type { Rolldown } from "vite"

/** Returns a numbered list of built files, and a function for the numbers of the files that a source needs. */
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
  /** Numbers of a source's chunk and its imports, without those that the entry already loads. */
  const of = (source: string): number[] => {
    const found = new Set<string>()
    for (const { facadeModuleId, fileName } of chunks)
      if ([facadeModuleId, facadeModuleId?.split("?", 1)[0]].some((id) => id?.endsWith(`/src/${source}`)))
        visit(fileName, found)
    return [...found].map((name) => {
      if (!files.includes(name)) files.push(name)
      return files.indexOf(name)
    })
  }
  return { files, of }
}
