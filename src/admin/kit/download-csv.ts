import { saveFile } from "#lib/save-file.ts"

/** Saves rows as a CSV file that spreadsheets open with its special characters; cells never start a formula. */
export async function downloadCsv(name: string, rows: readonly Readonly<Record<string, string>>[]): Promise<void> {
  const { default: papa } = await import("papaparse")
  const text = papa.unparse([...rows], { escapeFormulae: true })
  saveFile(new Blob([`\uFEFF${text}`], { type: "text/csv;charset=utf-8" }), name)
}
