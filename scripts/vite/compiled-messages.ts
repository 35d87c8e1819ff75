import compile from "icu-minify/compile"
import type { Plugin } from "vite"
import { childrenOf, isNode, type SyntaxNode } from "./syntax-node.ts"

/** Key of the texts that only the demo shows. */
const DEMO_KEY = "demo"

interface Texts {
  /** Strings that are values of object keys, at any depth. */
  readonly strings: SyntaxNode[]
  /** Properties with the demo's texts. */
  readonly ofDemo: SyntaxNode[]
}

function textsIn(node: SyntaxNode, keepsDemo: boolean, found: Texts = { strings: [], ofDemo: [] }): Texts {
  const { key, value } = node
  const isProperty = node.type === "Property"
  if (isProperty && !keepsDemo && isNode(key) && key.name === DEMO_KEY) found.ofDemo.push(node)
  else {
    if (isProperty && isNode(value) && value.type === "Literal" && typeof value.value === "string")
      found.strings.push(value)
    for (const child of childrenOf(node)) textsIn(child, keepsDemo, found)
  }
  return found
}

/**
 * Compiles messages with placeholders at build time, so that the browser needs no parser for the message format, and leaves
 * the demo's texts out of other builds. In development and tests the parser runs in the app; an invalid message fails there
 * too.
 */
export function compiledMessages({ demo }: { demo: boolean }): Plugin {
  return {
    name: "compiled-messages",
    apply: "build",
    config: () => ({ resolve: { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } } }),
    transform: {
      filter: { id: /[\\/]src[\\/]lib[\\/]messages[\\/][a-z]{2}[\\/]/ },
      order: "post",
      handler(code) {
        const { strings, ofDemo } = textsIn(this.parse(code) as unknown as SyntaxNode, demo)
        const edits = [
          ...strings.map(({ start, end, value }) => ({ start, end, text: JSON.stringify(compile(String(value))) })),
          ...ofDemo.map(({ start, end }) => ({
            start,
            end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0),
            text: "",
          })),
        ]
        return edits
          .sort((a, b) => b.start - a.start)
          .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
      },
    },
  }
}
