/** Cells copied from a spreadsheet, by row. Rows can have different lengths. */
export type Block = readonly (readonly string[])[]

const quoted = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Cells as text that spreadsheets can paste. */
export const toClipboard = (block: Block): string => block.map((row) => row.map(quoted).join("\t")).join("\n")

const splitPlainly = (text: string): Block => text.split("\n").map((line) => line.split("\t"))

/** Reads the text that a spreadsheet copied: cells separated by tabs; those with tabs or line breaks are in quotes. */
export async function fromClipboard(text: string): Promise<Block> {
  const lines = text.replace(/\r\n?/g, "\n").replace(/\n$/, "")
  if (!lines.includes('"')) return splitPlainly(lines)
  const { parse } = (await import("papaparse")).default
  const { data, errors } = parse<string[]>(lines, { delimiter: "\t", newline: "\n" })
  // A quote that isn't closed belongs to the text; reading it as one would swallow the cells behind it.
  return errors.length > 0 ? splitPlainly(lines) : data
}
