import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { parseSync } from "vite"

/**
 * The fields of requests and responses in the official types: `AdminOrder.status` → its type, with a leading "?" where
 * the field is optional. A type without fields of its own is listed by its name.
 *
 * @param {string} folder of the package
 * @returns {Promise<Map<string, string>>}
 */
export async function fieldsIn(folder) {
  const types = join(folder, "dist", "http")
  /** @type {Map<string, string>} */
  const fields = new Map()
  for (const file of (await readdir(types, { recursive: true })).sort()) {
    if (!file.endsWith(".d.ts")) continue
    const text = await readFile(join(types, file), "utf8")
    for (const statement of parseSync(file, text).program.body) {
      const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement
      if (declaration?.type === "TSInterfaceDeclaration") {
        const parents = declaration.extends.map(({ start, end }) => text.slice(start, end)).sort()
        fields.set(declaration.id.name, `extends ${parents.join(", ") || "nothing"}`)
        addMembers(fields, text, declaration.id.name, declaration.body.body)
      } else if (declaration?.type === "TSTypeAliasDeclaration")
        addType(fields, text, declaration.id.name, declaration.typeAnnotation, "")
    }
  }
  return fields
}

/**
 * @param {Map<string, string>} fields
 * @param {string} text
 * @param {string} name
 * @param {any[]} members
 */
function addMembers(fields, text, name, members) {
  for (const member of members) {
    if (member.type !== "TSPropertySignature") continue
    const key = member.key.name ?? member.key.value
    addType(fields, text, `${name}.${key}`, member.typeAnnotation?.typeAnnotation, member.optional ? "?" : "")
  }
}

/**
 * @param {Map<string, string>} fields
 * @param {string} text
 * @param {string} name
 * @param {any} type
 * @param {string} mark
 */
function addType(fields, text, name, type, mark) {
  if (type?.type === "TSTypeLiteral") {
    fields.set(name, `${mark}object`)
    return addMembers(fields, text, name, type.members)
  }
  fields.set(name, mark + (type ? plain(text.slice(type.start, type.end)) : "any"))
}

/** @param {string} type in source text */
const plain = (type) =>
  type
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .trim()
