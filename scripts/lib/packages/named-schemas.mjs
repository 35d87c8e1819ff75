/** Begins a statement at the top level: the formatter indents everything else, except closing brackets. */
const statement = /^(?:export|const|type|interface|function|async|import|declare|let|class|\/\*|\/\/)/
const constant = /^(export )?const (\w+) = (.*)$/
const zodSchema =
  /^(?:z\b|loose\(|listQuery\(|looseListQuery\(|oneOrMany\(|anyOf\(|batchResponse\(|selectQuery\.|[A-Z]\w*(?:\.|$))/
const table = /^(?:\{|endpoints<|recordSchemas\()/

/**
 * Gives the type of each schema and each table of a module in src/schema a name of its own. TypeScript repeats a type
 * without a name in every declaration that uses it: those of the schemas would have 11 MB, and some are too long for it.
 * Schemas become interfaces; tables become mapped types, because interfaces have no index signature.
 *
 * @param {string} source
 */
export function nameSchemas(source) {
  const lines = source.split("\n")
  /** @type {string[]} */
  const result = []
  for (let start = 0; start < lines.length; ) {
    const [, exported = "", name = "", value = ""] = constant.exec(lines[start] ?? "") ?? []
    const isTable = table.test(value)
    if (!isTable && !zodSchema.test(value)) {
      result.push(lines[start] ?? "")
      start += 1
      continue
    }
    let end = start + 1
    while (end < lines.length && !statement.test(lines[end] ?? "")) end += 1
    const type = typeNameOf(name, isTable)
    if (new RegExp(`\\b(?:interface|type|const) ${type}\\b`).test(source)) throw new Error(`${type} is in use`)
    result.push(`const ${name}$ = ${value}`, ...lines.slice(start + 1, end))
    if (isTable) result.push(`export type ${type} = { readonly [K in keyof typeof ${name}$]: (typeof ${name}$)[K] }`)
    else result.push(`type ${type}$ = typeof ${name}$`, `export interface ${type} extends ${type}$ {}`)
    result.push(`${exported}const ${name}: ${type} = ${name}$`)
    start = end
  }
  return result.join("\n")
}

/**
 * @param {string} name
 * @param {boolean} isTable
 */
function typeNameOf(name, isTable) {
  const pascal = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  if (!isTable) return `${pascal}Schema`
  return pascal === name ? `${pascal}Object` : pascal
}
