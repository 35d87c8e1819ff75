import type { Rolldown } from "vite"

/**
 * Returns a numbered list of built files, a function for the numbers of the files that a source needs in addition to
 * the entry, and the numbers of the entry's files.
 */
export function filesOf(chunks: readonly Rolldown.OutputChunk[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const files: string[] = []
  const visit = (name: string, found: Set<string>) => {
    if (found.has(name)) return
    found.add(name)
    for (const other of byName.get(name)?.imports ?? []) visit(other, found)
  }
  const first = new Set<string>()
  for (const { isEntry, fileName } of chunks) if (isEntry) visit(fileName, first)
  const numbersOf = (names: Iterable<string>) =>
    [...names].map((name) => {
      if (!files.includes(name)) files.push(name)
      return files.indexOf(name)
    })
  const of = (source: string): number[] => {
    const found = new Set(first)
    for (const { facadeModuleId, fileName } of chunks)
      if ([facadeModuleId, facadeModuleId?.split("?", 1)[0]].some((id) => id?.endsWith(`/src/${source}`)))
        visit(fileName, found)
    return numbersOf([...found].filter((name) => !first.has(name)))
  }
  return { files, of, entry: numbersOf(first) }
}
