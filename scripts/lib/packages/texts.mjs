import { posix } from "node:path"

/**
 * A document as it is in a package: imports name the package instead of modules of this project, and links lead only to
 * files in the package.
 *
 * @param {string} text
 * @param {string} path where the document is in this project
 * @param {import("./definitions.mjs").PackageDefinition} definition
 */
export function packagedText(text, path, { name, entries, files }) {
  const specifiers = Object.entries(entries).map(([entry, file]) => [
    file.replace(/^src\//, "#"),
    entry === "." ? name : `${name}${entry.slice(1)}`,
  ])
  const packaged = specifiers.reduce(
    (all, [from = "", to = ""]) => all.replaceAll(`"${from}"`, `"${to}"`).replaceAll(`\`${from}\``, `\`${to}\``),
    text,
  )
  return packaged.replace(/\[([^\]]+)\]\((?!https?:|#)([^)#\s]+)([^)]*)\)/g, (_, label, link, rest) => {
    const target = posix.join(posix.dirname(path), link)
    const [packed] = Object.entries(files).find(([, file]) => file === target) ?? []
    return packed ? `[${label === target ? packed : label}](${packed}${rest})` : label
  })
}
