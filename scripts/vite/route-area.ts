import type { Plugin } from "vite"
import { childrenOf, type SyntaxNode } from "./syntax-node.ts"

/** Folder of the routes that each area leaves out. */
const others = { store: "./routes/admin/", admin: "./routes/_store/" }

/**
 * Removes the routes of the other area from the generated route tree when it is imported with `?area=store` or
 * `?area=admin`, so that shoppers don't download the route definitions of the back office, and the reverse.
 */
export function routeArea(): Plugin {
  return {
    name: "route-area",
    // After the types are removed, and before a development server resolves the imports.
    enforce: "post",
    transform: {
      filter: { id: /routeTree\.gen\.ts\?area=(?:store|admin)$/ },
      handler(code, id) {
        const other = id.endsWith("=store") ? others.store : others.admin
        const program = this.parse(code) as unknown as { readonly body: readonly SyntaxNode[] }
        return remove(code, unwanted(program.body, other))
      },
    },
  }
}

/** Statements that import from the folder or use such an import, and properties of the root's children that do. */
function unwanted(body: readonly SyntaxNode[], folder: string): SyntaxNode[] {
  const names = new Set<unknown>()
  const uses = (node: SyntaxNode): boolean =>
    (node.type === "Identifier" && names.has(node.name)) || childrenOf(node).some(uses)
  return body.flatMap((statement) => {
    if (statement.type === "ImportDeclaration") {
      const { value } = statement.source as { value: string }
      if (!value.startsWith(folder)) return []
      for (const { local } of statement.specifiers as { local: SyntaxNode }[]) names.add(local.name)
      return [statement]
    }
    if (statement.type !== "VariableDeclaration" || !uses(statement)) return []
    const [{ id, init }] = statement.declarations as [
      { id: SyntaxNode; init: SyntaxNode & { properties: SyntaxNode[] } },
    ]
    if (id.name === "rootRouteChildren") return init.properties.filter(uses)
    names.add(id.name)
    return [statement]
  })
}

/** Cuts the nodes out, each with a comma that follows it. */
const remove = (code: string, nodes: readonly SyntaxNode[]): string =>
  nodes.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ""), code)
