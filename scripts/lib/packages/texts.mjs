import { posix } from "node:path"

/**
 * A document as it is in a package: links lead only to files in the package, and become plain text otherwise.
 *
 * @param {string} text
 * @param {string} path where the document is in this project
 * @param {Record<string, string>} files the package's files, by their name in it
 */
export function packagedText(text, path, files) {
  return text.replace(/\[([^\]]+)\]\((?!https?:|#)([^)#\s]+)([^)]*)\)/g, (_, label, link, rest) => {
    const target = posix.join(posix.dirname(path), link)
    const [packed] = Object.entries(files).find(([, file]) => file === target) ?? []
    return packed ? `[${label === target ? packed : label}](${packed}${rest})` : label
  })
}
