import type { ApiError } from "#sdk/error.ts"
import type { ImportSettings, Sheet } from "./checked-sheet.ts"
import type { FileProblem } from "./csv-file.ts"
import type { Agreed, CheckedFile, Counts, ImportPlan } from "./import-plan.ts"
import type { ProductParts } from "./product-parts.ts"

/** Reads and checks a file; the page does that in a worker. Throws `UnreadableFile`. */
export type ReadSheet = (file: File, settings: ImportSettings, signal: AbortSignal) => Promise<Sheet>

/** `import-products` is the server's older import, which gets the file in the request. */
export type ImportWorkflow = "import-products-as-chunks" | "import-products"

/** An import that waits for confirmation, runs or is done. */
export interface PreparedImport {
  readonly workflow: ImportWorkflow
  readonly transactionId: string
  /** Name of the uploaded file, by which its notification is recognized. */
  readonly fileName: string
  /** What the server counts; null if it doesn't say. */
  readonly counts: Counts | null
}

/** What the check found in each product that is changed, by the product's id. */
export type PresentParts = Readonly<Record<string, ProductParts>>

/** The import in the page's address, after a reload. */
export interface ResumedImport {
  readonly transactionId: string
  readonly fileName: string
  readonly counts: Counts | null
  /** Without it, what others added since the check can't be found. */
  readonly present?: PresentParts | undefined
}

/** Variants that someone added to a product since the check. */
export interface AddedVariants {
  readonly id: string
  readonly title: string
  readonly variants: readonly { readonly id: string; readonly name: string }[]
}

/** A product or variant that someone added prices or entries of lists to since the check. */
export interface ChangedRow {
  /** Row of the file; null after a reload without it. */
  readonly row: number | null
  readonly name: string
}

/** Thrown instead of confirming an import that would delete what nobody has agreed to delete. */
export class StoreChanged extends Error {
  override readonly name = "StoreChanged"
  readonly added: readonly AddedVariants[]
  readonly changed: readonly ChangedRow[]
  constructor(added: readonly AddedVariants[], changed: readonly ChangedRow[]) {
    super("The store has changed since the check")
    this.added = added
    this.changed = changed
  }
}

type ImportEvents =
  | { type: "file.choose"; file: File }
  | { type: "file.discard" }
  | { type: "agree"; to: keyof Agreed; value: boolean }
  | { type: "import.all" }
  | { type: "import.rest" }
  | { type: "import.confirm" }
  | { type: "import.cancel" }
  | { type: "progress.check" }
  | { type: "retry" }

export interface ImportInput {
  readonly resume?: ResumedImport | null
}

export interface ImportContext {
  readonly resume: ResumedImport | null
  readonly file: File | null
  /** Why the file can't be read. */
  readonly problem: FileProblem | null
  readonly checked: CheckedFile | null
  readonly plan: ImportPlan | null
  readonly agreed: Agreed
  /** The uploaded file's key and rows. */
  readonly upload: Uploaded | null
  readonly prepared: PreparedImport | null
  /** Variants that others added since the check, and that the import would delete. */
  readonly added: readonly AddedVariants[]
  /** What others added prices or entries of lists to since the check. The file must be checked again. */
  readonly changed: readonly ChangedRow[]
  readonly error: ApiError | null
  /** The server knows neither the running import nor its result. */
  readonly isUnknown: boolean
  /** The server never told the result. */
  readonly isUntold: boolean
  /** An import of the page's address that the server no longer knows. */
  readonly isExpired: boolean
}

/** A row of the uploaded file: its number in the chosen file, and whether it is its product's first. */
export interface SentRow {
  readonly number: number
  readonly isFirst: boolean
}

export interface Uploaded {
  readonly name: string
  /** What the file was written from: the same products needn't be uploaded again. */
  readonly sent: ImportPlan["sent"]
  readonly rows: readonly SentRow[]
  /** Body of the import; null for the older import, which gets the file itself. */
  readonly body: ImportBody | null
  readonly file: File
}
interface ImportBody {
  readonly file_key: string
  readonly originalname: string
  readonly extension: string
  readonly size: number
  readonly mime_type: string
}

export type ImportOutcome = { readonly outcome: "succeeded" } & Partial<Counts>

export interface ImportTypes {
  readonly input: ImportInput
  readonly context: ImportContext
  readonly events: ImportEvents
  readonly tags: "busy"
  readonly output: ImportOutcome
}

/** The context before a file is chosen. */
export const nothing: ImportContext = {
  resume: null,
  file: null,
  problem: null,
  checked: null,
  plan: null,
  agreed: { columns: false, removals: false, difference: false, added: false },
  upload: null,
  prepared: null,
  added: [],
  changed: [],
  error: null,
  isUnknown: false,
  isUntold: false,
  isExpired: false,
}
