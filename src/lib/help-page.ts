/** Names of the elements that a text can have; `mark` is a placeholder that the operator replaces. */
type HelpElementName =
  | ("p" | "h2" | "h3" | "h4" | "h5" | "h6" | "ul" | "ol" | "li" | "blockquote" | "hr" | "br")
  | ("table" | "tr" | "th" | "td")
  | ("a" | "strong" | "em" | "code" | "mark")

export interface HelpElement {
  readonly name: HelpElementName
  readonly href?: string
  readonly rel?: string
  /** Number of an ordered list's first item. */
  readonly start?: number
  readonly nodes: readonly HelpNode[]
}
export type HelpNode = string | HelpElement

/** A page of `src/content`, as compiled at build time. */
export interface HelpPage {
  readonly title: string
  readonly description: string
  readonly nodes: readonly HelpNode[]
}

const PERIOD = "{returnPeriod}"
const WITHOUT = /^\{noReturnPeriod\}\s*/

const textOf = (node: HelpNode): string => (typeof node === "string" ? node : node.nodes.map(textOf).join(""))

/** Whether a page has placeholders of the operator's details. */
export const hasPlaceholders = (nodes: readonly HelpNode[]): boolean =>
  nodes.some((node) => typeof node !== "string" && (node.name === "mark" || hasPlaceholders(node.nodes)))

/**
 * Fills in the return period, such as "14 days". Blocks with it are left out of a shop without one, as are blocks for
 * such a shop from all others.
 */
export function withReturnPeriod(nodes: readonly HelpNode[], period: string | undefined): HelpNode[] {
  const fill = (node: HelpNode): HelpNode =>
    typeof node === "string"
      ? node.replace(WITHOUT, "").replaceAll(PERIOD, period ?? "")
      : { ...node, nodes: node.nodes.map(fill) }
  return nodes
    .filter((node) => {
      const text = textOf(node)
      return period === undefined ? !text.includes(PERIOD) : !WITHOUT.test(text)
    })
    .map(fill)
}
