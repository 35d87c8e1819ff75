import { readdir, readFile } from "node:fs/promises"
import { join, relative } from "node:path"
import type { Plugin } from "vite"
import { compileHelpPage } from "./compile.ts"

const TITLES = "virtual:help-titles"

/**
 * Compiles the Markdown files of `src/content` to modules, so that the browser needs no parser. The module
 * `virtual:help-titles` has the titles of all pages for links to them.
 */
export function helpPages(): Plugin {
  let root = ""
  let isBuild = false
  const unfinished: string[] = []
  return {
    name: "help-pages",
    configResolved(config) {
      root = config.root
      isBuild = config.command === "build"
    },
    resolveId: (source) => (source === TITLES ? `\0${TITLES}` : undefined),
    async load(id) {
      if (id !== `\0${TITLES}`) return undefined
      const folder = join(root, "src", "content")
      const titles: Record<string, Record<string, string>> = {}
      for (const locale of await readdir(folder)) {
        const pages = []
        for (const name of await readdir(join(folder, locale))) {
          if (!name.endsWith(".md")) continue
          const file = join(folder, locale, name)
          this.addWatchFile(file)
          const source = await readFile(file, "utf8")
          const position = Number(/^position:\s*(\d+)$/m.exec(source)?.[1] ?? 99)
          pages.push({ slug: name.slice(0, -3), position, title: compileHelpPage(source, relative(root, file)).title })
        }
        pages.sort((a, b) => a.position - b.position)
        titles[locale] = Object.fromEntries(pages.map(({ slug, title }) => [slug, title]))
      }
      return `export const titles = ${JSON.stringify(titles)}`
    },
    transform: {
      filter: { id: /[\\/]src[\\/]content[\\/][a-z]{2}[\\/][^\\/]+\.md$/ },
      handler(source, id) {
        const file = relative(root, id)
        const page = compileHelpPage(source, file)
        if (source.includes("[[")) unfinished.push(file)
        return { code: `export const page = ${JSON.stringify(page)}`, map: null, moduleType: "js" }
      },
    },
    buildEnd() {
      if (isBuild && unfinished.length > 0)
        this.info(`Placeholders to replace before the shop opens: ${[...new Set(unfinished)].sort().join(", ")}`)
    },
  }
}
