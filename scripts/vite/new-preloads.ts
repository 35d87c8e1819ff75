import type { Plugin } from "vite"

interface Chunk {
  readonly type: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}

/**
 * Leaves out of the preload list of an `import()` what is already loaded when it runs: the importing chunk, the boot
 * file, and their static imports. The lists of all pages are in the route tree, which every first visit loads.
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

  return {
    name: "new-preloads",
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, dependencies, { hostId, hostType }) =>
            hostType === "html" ? dependencies : dependencies.filter((file) => !loadedWith(hostId).has(file)),
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
