/** The id of an order in its link, or alone; undefined if the text has none. */
export const orderIdIn = (text: string): string | undefined =>
  /(?:^|\/order\/)(order_\w+)(?:[/?#]|$)/.exec(text.trim())?.[1]
