import type { Plugin } from "vite"

interface Chunk {
  readonly type: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly moduleIds?: readonly string[]
}

/** The layout of the back office's pages, which loads at the same time as they do. */
const LAYOUT = "/src/routes/admin/_app/route.tsx?"
const PAGES = "/src/routes/admin/_app/"

/**
 * Leaves out of the preload list of an `import()` what is already loaded when it runs: the importing chunk, the boot
 * file, for a page of the back office its layout, and their static imports. The lists of all pages are in the route tree,
 * which every first visit loads.
 */
export function newPreloads(): Plugin {
  let bundle: Readonly<Record<string, Chunk>> = {}
  const loadedBy = new Map<string, ReadonlySet<string>>()

  const loadedWith = (host: string): ReadonlySet<string> => {
    const known = loadedBy.get(host)
    if (known) return known
    const found = new Set<string>()
    const visit = (file: string) => {
      if (found.has(file)) return
      found.add(file)
      bundle[file]?.imports?.forEach(visit)
    }
    for (const [file, { isEntry }] of Object.entries(bundle)) if (isEntry) visit(file)
    visit(host)
    loadedBy.set(host, found)
    return found
  }

  const holds = (file: string, part: string) => bundle[file]?.moduleIds?.some((id) => id.includes(part)) ?? false
  const layoutOf = (page: string): string | undefined =>
    holds(page, PAGES) && !holds(page, LAYOUT) ? Object.keys(bundle).find((file) => holds(file, LAYOUT)) : undefined
  const isLoaded = (file: string, host: string, page: string): boolean => {
    const layout = layoutOf(page)
    return loadedWith(host).has(file) || (layout !== undefined && loadedWith(layout).has(file))
  }

  return {
    name: "new-preloads",
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (page, dependencies, { hostId, hostType }) =>
            hostType === "html" ? dependencies : dependencies.filter((file) => !isLoaded(file, hostId, page)),
        },
      },
    }),
    generateBundle: {
      order: "pre",
      handler(_options, output) {
        bundle = output
        loadedBy.clear()
      },
    },
  }
}
