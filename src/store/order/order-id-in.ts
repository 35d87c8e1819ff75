/** Letters and digits of a generated id, which are in capitals. */
const GENERATED = /^[0-9a-z]{26}$/i

/** The id of an order in its link, or alone, in any case; undefined if the text has none. */
export function orderIdIn(text: string): string | undefined {
  const [, id] = /(?:^|\/order\/)order_(\w+)(?:[/?#]|$)/i.exec(text.trim()) ?? []
  return id && `order_${GENERATED.test(id) ? id.toUpperCase() : id}`
}
