import { existsSync } from "node:fs"
import { readdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** The headings of a release, in this order. */
export const areas = [
  "Back office",
  "Storefront",
  "Mock",
  "Workbench and demo",
  "Client kit",
  "Operations and development",
]

/**
 * Reads the changes that no release has yet: files such as `changes/wishlist.md` with the line `Storefront: A sentence.`
 *
 * @param {string} dir folder of the project
 */
export async function readChanges(dir) {
  const folder = join(dir, "changes")
  const names = existsSync(folder) ? (await readdir(folder)).sort() : []
  return Promise.all(
    names.map(async (name) => {
      const file = join(folder, name)
      const [, area = "", sentence = ""] = /^([^:\n]+): ([A-Z`].*\.)\n?$/.exec(await readFile(file, "utf8")) ?? []
      if (!areas.includes(area))
        throw new Error(`changes/${name} must be one line: "Area: Sentence." The areas are ${areas.join(", ")}.`)
      return { file, area, sentence }
    }),
  )
}

/**
 * Moves the changes into CHANGELOG.md, as the release of the version in package.json. Returns the new section.
 *
 * @param {string} dir folder of the project
 * @param {string} date such as 2026-11-29
 */
export async function releaseChanges(dir, date) {
  const { version } = JSON.parse(await readFile(join(dir, "package.json"), "utf8"))
  const changelog = await readFile(join(dir, "CHANGELOG.md"), "utf8")
  if (changelog.includes(`\n## [${version}]`))
    throw new Error(`CHANGELOG.md has ${version} already: raise the version in package.json first.`)
  const changes = await readChanges(dir)
  if (changes.length === 0) throw new Error("There are no files in changes: nothing to release.")

  const lists = areas.flatMap((area) => {
    const sentences = changes.filter((change) => change.area === area).map(({ sentence }) => `- ${sentence}\n`)
    return sentences.length > 0 ? [`\n### ${area}\n\n${sentences.join("")}`] : []
  })
  const section = `## [${version}] - ${date}\n${lists.join("")}`
  const latest = changelog.indexOf("\n## [") + 1
  await writeFile(join(dir, "CHANGELOG.md"), `${changelog.slice(0, latest)}${section}\n${changelog.slice(latest)}`)
  await Promise.all(changes.map(({ file }) => rm(file)))
  return section
}
