import compile from "icu-minify/compile"
import type { Plugin } from "vite"
import { childrenOf, isNode, type SyntaxNode } from "./syntax-node.ts"

/** All strings that are values of object keys, at any depth. */
function textsIn(node: SyntaxNode, found: SyntaxNode[] = []): SyntaxNode[] {
  const { value } = node
  if (node.type === "Property" && isNode(value) && value.type === "Literal" && typeof value.value === "string")
    found.push(value)
  for (const child of childrenOf(node)) textsIn(child, found)
  return found
}

/**
 * Compiles messages with placeholders at build time, so that the browser needs no parser for the message format. In
 * development and tests the parser runs in the app; an invalid message fails there too.
 */
export function compiledMessages(): Plugin {
  return {
    name: "compiled-messages",
    apply: "build",
    config: () => ({ resolve: { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } } }),
    transform: {
      filter: { id: /[\\/]src[\\/]lib[\\/]messages[\\/][a-z]{2}[\\/]/ },
      order: "post",
      handler(code) {
        const texts = textsIn(this.parse(code) as unknown as SyntaxNode)
        return texts
          .sort((a, b) => b.start - a.start)
          .reduce(
            (text, { start, end, value }) =>
              `${text.slice(0, start)}${JSON.stringify(compile(String(value)))}${text.slice(end)}`,
            code,
          )
      },
    },
  }
}
