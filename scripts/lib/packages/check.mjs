import { readFile } from "node:fs/promises"
import { posix } from "node:path"
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core"
import { publint } from "publint"
import { formatMessage } from "publint/utils"

/**
 * Problems of a packed package: those that publint and Are the types wrong? find, and files that a package must not
 * contain.
 *
 * @param {string} tarball
 */
export async function problemsOfPackage(tarball) {
  const bytes = new Uint8Array(await readFile(tarball))
  const archive = createPackageFromTarballData(bytes)
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true })
  if (pkg.name !== archive.packageName) throw new Error(`publint has read ${pkg.name}.`)
  const { problems } = await checkPackage(archive).then((result) => ("problems" in result ? result : { problems: [] }))
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`),
    ...problems.filter(isForModules).map((problem) => `types: ${JSON.stringify(problem)}`),
    ...problemsOfContents(archive),
  ]
}

/**
 * The packages contain only ES modules. This leaves out what can't work then: resolution without `exports` (`node10`),
 * and the remark that `require` gets an ES module, which Node 20.19 and later load.
 *
 * @param {import("@arethetypeswrong/core").Problem} problem
 */
function isForModules(problem) {
  const resolution = "resolutionKind" in problem ? problem.resolutionKind : undefined
  return resolution !== "node10" && resolution !== "node16-cjs"
}

/**
 * What must not be in a file: paths of a machine, names that only this project resolves, and Vite's variables.
 *
 * @type {[RegExp, string][]}
 */
const forbidden = [
  [/(?:file:\/\/|["'`\s(])\/(?:home|root|tmp|Users|work)\/\w/, "holds a path of a machine"],
  [/^(?:import|export)\b.*["']#|^(?!\s*\*).*\bimport\(["']#/m, "imports by a name that only this project resolves"],
  [/import\.meta\.env/, "reads a variable of Vite"],
]

/** @param {import("@arethetypeswrong/core").Package} archive */
function problemsOfContents(archive) {
  const prefix = `/node_modules/${archive.packageName}/`
  const paths = archive.listFiles().map((path) => path.slice(prefix.length))
  return paths.flatMap((path) => {
    const text = archive.readFile(prefix + path)
    const found = forbidden.filter(([pattern]) => pattern.test(text)).map(([, problem]) => problem)
    if (path.endsWith(".map")) found.push(...problemsOfMap(JSON.parse(text)))
    // The bundler's own helpers have no source.
    const hasSource = path.endsWith(".js") && /\S/.test(text) && !path.includes("_virtual/")
    if (hasSource && !hasMap(text, paths, path)) found.push("has no source map")
    if (path.endsWith(".md")) found.push(...problemsOfLinks(text, paths))
    if (/\.test\.|(?:^|\/)\.|\.tsx?$/.test(path) && !path.endsWith(".d.ts")) found.push("doesn't belong in a package")
    return found.map((problem) => `${archive.packageName}: ${path} ${problem}`)
  })
}

/**
 * Files that only import and export others have no code to map.
 *
 * @param {string} text
 * @param {string[]} paths
 * @param {string} path
 */
const hasMap = (text, paths, path) =>
  paths.includes(`${path}.map`) || text.split("\n").every((line) => /^(?:(?:import|export)\b.*;)?$/.test(line))

/** @param {{ sources: string[], sourcesContent?: (string | null)[] }} map */
function problemsOfMap({ sources, sourcesContent = [] }) {
  const absolute = sources.filter((source) => posix.isAbsolute(source) || /^\w+:/.test(source))
  const missing = sources.filter((_, index) => !sourcesContent[index])
  return [
    ...absolute.map((source) => `names the source ${source} by an absolute path`),
    ...missing.map((source) => `doesn't contain the source ${source}`),
  ]
}

/**
 * @param {string} text
 * @param {string[]} paths
 */
const problemsOfLinks = (text, paths) =>
  [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !paths.includes(target))
    .map((target) => `links to ${target}, which isn't in the package`)
