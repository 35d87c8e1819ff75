import type { Usage } from "./faults.mjs"

/** Every use of the message catalog below a folder. */
export function findUsages(folder: string): Promise<Usage[]>
/** Every use of the message catalog in one file. */
export function usagesIn(file: string, source: string): Usage[]
