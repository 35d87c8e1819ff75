import type { Database } from "#mocks/kernel/database.ts"

type AddRows = (db: Database, base: string) => void

/** What extensions add to the data of the complete store. */
export const sampleData: AddRows[] = []
