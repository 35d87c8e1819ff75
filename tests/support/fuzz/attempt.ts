export interface Attempt {
  /** What it is counted under. */
  readonly route: string
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

export interface Credentials {
  readonly admin: string
  readonly customer: string
}
