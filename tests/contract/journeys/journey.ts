import type { Sdk } from "#sdk/index.ts"

/** One thing that a person does over several calls; its steps read as what the person does. */
export interface Journey {
  readonly name: string
  run(shop: Shop, step: Step): Promise<void>
}

/** Tells what is done, does it, and answers what it gave. A step that throws ends its journey. */
export type Step = <T>(what: string, act: () => Promise<T>) => Promise<T>

/** Where the journeys begin: on any server, with a product of their own to sell. */
export interface Shop {
  /** The administrator's client, which is also a guest's: it has the publishable key. */
  readonly sdk: Sdk
  /** A client of somebody else, who is not logged in yet. */
  visitor(): Sdk
  /** Different in every run, for addresses and names. */
  readonly tag: string
  readonly region: { readonly id: string; readonly currency_code: string }
  readonly country: string
  readonly product: { readonly id: string }
  /** Two variants of the product, at `price` each, whose stock nobody counts. */
  readonly variants: readonly [string, string]
  readonly price: number
  readonly shippingOption: string
  readonly location: string
}

/** Narrows what a server may leave out; says what was missing. */
export function found<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`the server knows no ${what}`)
  return value
}

/** Amounts are decimals and never compared exactly. */
export const cents = (amount: unknown): number => Math.round(Number(amount) * 100)
