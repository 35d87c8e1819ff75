import type { Sdk } from "#sdk/index.ts"

/** A user task that takes several API calls; the step names describe the user's actions. */
export interface Journey {
  readonly name: string
  run(shop: Shop, step: Step): Promise<void>
}

/** Reports and runs one step; returns the result of `act`. A step that throws ends its journey. */
export type Step = <T>(what: string, act: () => Promise<T>) => Promise<T>

/** Setup for the journeys on any server, with their own product to sell. */
export interface Shop {
  /** The administrator's client; it also has the publishable key and can send guest requests. */
  readonly sdk: Sdk
  /** A new client without a login. */
  visitor(): Sdk
  /** Unique per run, for email addresses and names. */
  readonly tag: string
  readonly region: { readonly id: string; readonly currency_code: string }
  readonly country: string
  readonly product: { readonly id: string }
  /** Ids of two variants of the product, at `price` each, without inventory management. */
  readonly variants: readonly [string, string]
  readonly price: number
  readonly shippingOption: string
  readonly location: string
}

/** Narrows a value that a server may leave out; throws an error with its name if it is missing. */
export function found<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`the server returned no ${what}`)
  return value
}

/** Amount in rounded cents: amounts are decimals and can't be compared exactly. */
export const cents = (amount: unknown): number => Math.round(Number(amount) * 100)
