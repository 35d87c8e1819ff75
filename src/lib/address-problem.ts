/** Why a part of the page's address couldn't be applied to the demo: its parameters, or the data that it shares. */
export interface AddressProblem {
  readonly part: "parameters" | "share"
  /** Code of the reason, as in the responses of the control API. */
  readonly code?: string | undefined
  readonly message: string
  /** Values of the message. */
  readonly values?: Readonly<Record<string, string>> | undefined
}

/** Runs work with which the page's address replaces the demo's data; the work resolves with false if it didn't. */
export type Replacing = (work: () => Promise<boolean>) => Promise<void>
