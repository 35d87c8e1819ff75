import { readFile } from "node:fs/promises"
import { join } from "node:path"

/** Kilobytes of a logo, icon or font: pages wait for them. */
const MAX_SIZE = 200
const names = ["VITE_SHOP_LOGO", "VITE_SHOP_LOGO_DARK", "VITE_SHOP_ICON", "VITE_SHOP_FONT"]
/** Elements and attributes of an SVG that run scripts. */
const script = /<(?:\w+:)?(?:script|foreignObject|iframe)\b|\son\w+\s*=|\bjavascript:/i

/**
 * Checks the shop's pictures and fonts in a folder. Returns a sentence for each that is missing, larger than 200 kB, or an
 * SVG with a script.
 *
 * @param {string} dir
 * @param {Readonly<Record<string, string | undefined>>} settings
 * @returns {Promise<string[]>}
 */
export async function brandFileProblems(dir, settings) {
  const files = names.flatMap((name) => {
    const path = settings[name]?.trim() ?? ""
    return path.startsWith("/") ? [{ name, path }] : []
  })
  const problems = await Promise.all(
    files.map(async ({ name, path }) => {
      const content = await readFile(join(dir, path)).catch(() => undefined)
      if (!content) return `${name}: there is no ${path} in ${dir}`
      const size = Math.ceil(content.length / 1024)
      if (size > MAX_SIZE)
        return `${name}: ${path} has ${size} kB, at most ${MAX_SIZE} kB are allowed. Save a smaller version of it`
      if (/\.svg$/i.test(path) && script.test(content.toString("utf8")))
        return `${name}: ${path} contains a script. Export the picture without scripts`
      return undefined
    }),
  )
  return problems.filter((problem) => problem !== undefined)
}
