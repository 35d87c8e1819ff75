import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { root } from "./project.mjs"

const camelCase = (/** @type {string} */ name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/**
 * One line for each file of a folder that exports what is named after it, such as `giftCardRoutes` in `gift-card.ts`.
 *
 * @param {string} folder
 * @param {string} ending
 * @param {(resource: string) => string} exported what the line exports; its first word is the name in the file
 */
async function linesOf(folder, ending, exported) {
  const lines = []
  const files = (await readdir(join(root, folder))).filter((file) => file.endsWith(ending))
  for (const name of files.map((file) => file.slice(0, -ending.length)).sort()) {
    const names = exported(camelCase(name))
    const text = await readFile(join(root, folder, name + ending), "utf8")
    if (text.includes(`export const ${names.split(" ")[0]} `))
      lines.push(`export { ${names} } from "./${name}${ending}"`)
  }
  return lines
}

/** The lists of all resources: their endpoints, their schemas, and the mock's routes. */
export async function indexFiles() {
  const files = []
  for (const area of ["admin", "store", "auth"]) {
    const schemas = `src/schema/${area}`
    const mocks = `src/mocks/resources/${area}`
    const lists = [
      {
        name: `${schemas}/index.ts`,
        lines: await linesOf(schemas, ".endpoints.ts", (name) => `${name}Endpoints as ${name}`),
      },
      { name: `${schemas}/schemas.ts`, lines: await linesOf(schemas, ".ts", (name) => `${name}Schemas as ${name}`) },
      { name: `${mocks}/index.ts`, lines: await linesOf(mocks, ".ts", (name) => `${name}Routes`) },
    ]
    for (const { name, lines } of lists)
      files.push({ name, text: `// Written by \`npm run docs:api\` from the files beside it.\n${lines.join("\n")}\n` })
  }
  return files
}
