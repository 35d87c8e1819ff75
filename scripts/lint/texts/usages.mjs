import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { parseSync } from "vite"

/** Controls whose children are a short text, and attributes or properties that hold one. */
const controls = new Set(["Button", "LinkButton", "IconButton", "MenuItem", "Tab"])
const labels = new Set(["label", "confirm", "header", "aria-label"])

/**
 * Every use of the message catalog below a folder: the keys as a pattern (`reasons.${name}` names several), and whether
 * the text is the label of a control.
 */
export async function findUsages(folder) {
  const usages = []
  for (const entry of await readdir(folder, { recursive: true })) {
    if (!/(?<!\.test)\.tsx?$/.test(entry)) continue
    const source = await readFile(join(folder, entry), "utf8")
    if (source.includes("useTranslations")) usages.push(...usagesIn(entry, source))
  }
  return usages
}

/** Every use of the message catalog in one file. */
export function usagesIn(file, source) {
  const { program } = parseSync(file, source, { lang: file.endsWith("x") ? "tsx" : "ts" })
  const translators = translatorsIn(program, source)
  const found = []
  walk(program, (node, parents) => {
    const [key] = node.type === "CallExpression" ? node.arguments : []
    const namespaces = key && namespacesOf(node.callee, parents, translators)
    for (const namespace of namespaces ?? [])
      for (const name of patternsOf(key))
        found.push({ pattern: new RegExp(`^${namespace}\\.${name}$`), isLabel: isLabel(parents) })
  })
  return found
}

/** Variables and parameters that translate: in which function, by which name, for which namespaces. */
function translatorsIn(program, source) {
  const found = []
  walk(program, (node, parents) => {
    if (node.type === "VariableDeclarator" && isUseTranslations(node.init))
      found.push({
        scope: parents.findLast(isFunction) ?? program,
        name: node.id.name,
        namespaces: patternsOf(node.init.arguments[0], ".+"),
      })
    if (!isFunction(node)) return
    for (const { name, typeAnnotation } of node.params) {
      const type = typeAnnotation && source.slice(typeAnnotation.start, typeAnnotation.end)
      const [, namespace] = /useTranslations<"([\w.]+)">/.exec(type) ?? []
      if (namespace) found.push({ scope: node, name, namespaces: [escapeRegExp(namespace)] })
    }
  })
  return found
}

/** The namespaces of `t(…)`, `t.rich(…)` and `useTranslations("ui")(…)`; none where something else is called. */
function namespacesOf(callee, parents, translators) {
  if (isUseTranslations(callee)) return patternsOf(callee.arguments[0], ".+")
  const name = callee.type === "MemberExpression" ? callee.object.name : callee.name
  const scopes = [...parents.filter(isFunction).toReversed(), parents[0]]
  for (const scope of scopes) {
    const translator = translators.find((one) => one.scope === scope && one.name === name)
    if (translator) return translator.namespaces
  }
  return undefined
}

const isUseTranslations = (node) => node?.type === "CallExpression" && node.callee.name === "useTranslations"
const isFunction = ({ type }) => /^(Arrow)?Function(Expression|Declaration)?/.test(type) && type !== "FunctionBody"

/** The keys that an expression can name, as regular expressions; any key where only its type tells. */
function patternsOf(node, blank = "[^.]+") {
  switch (node?.type) {
    case "Literal":
      return [escapeRegExp(String(node.value))]
    case "TemplateLiteral":
      return [node.quasis.map(({ value }) => escapeRegExp(value.cooked)).join(blank)]
    case "ConditionalExpression":
      return [...patternsOf(node.consequent, blank), ...patternsOf(node.alternate, blank)]
    case "LogicalExpression":
      return [...patternsOf(node.left, blank), ...patternsOf(node.right, blank)]
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "ParenthesizedExpression":
      return patternsOf(node.expression, blank)
    default:
      return [blank]
  }
}

function isLabel(parents) {
  for (const parent of parents.toReversed()) {
    if (parent.type === "JSXAttribute") return labels.has(parent.name.name)
    if (parent.type === "Property") return labels.has(parent.key.name)
    if (parent.type === "JSXElement") return controls.has(parent.openingElement.name.name)
    if (parent.type === "CallExpression" || isFunction(parent)) return false
  }
  return false
}

function walk(node, visit, parents = []) {
  const isNode = typeof node.type === "string"
  if (isNode) visit(node, parents)
  const path = isNode ? [...parents, node] : parents
  for (const value of Object.values(node))
    for (const inner of Array.isArray(value) ? value : [value])
      if (typeof inner === "object" && inner !== null) walk(inner, visit, path)
}

const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
