import { carrierOf, carriers, trackingPage } from "#lib/carriers.ts"
import type { Fulfillment } from "#schema/admin/entities/location.ts"

/** A package's tracking as typed. */
export interface Package {
  readonly number: string
  /** Id of the chosen carrier; empty to recognize it by the number. */
  readonly carrierId: string
}

export const emptyPackage: Package = { number: "", carrierId: "" }

export interface Label {
  readonly tracking_number: string
  readonly tracking_url: string
  readonly label_url: string
}

/** Shipping labels with tracking pages. Several numbers in one field, separated by commas or lines, are several labels. */
export const labelsOf = (packages: readonly Package[]): Label[] =>
  packages.flatMap(({ number, carrierId }) =>
    number
      .split(/[,;\n]/)
      .map((part) => part.trim())
      .filter(Boolean)
      .map((tracking_number) => {
        const carrier = carriers.find(({ id }) => id === carrierId) ?? carrierOf(tracking_number)
        return { tracking_number, tracking_url: carrier ? trackingPage(carrier, tracking_number) : "", label_url: "" }
      }),
  )

const numbersOf = (labels: readonly Pick<Label, "tracking_number">[]) =>
  labels
    .map(({ tracking_number }) => tracking_number)
    .sort()
    .join()

/** Whether a fulfillment was shipped by this administrator with exactly these labels. */
export const isShippedAs = (
  { shipped_at, labels = [], marked_shipped_by }: Fulfillment,
  sent: readonly Label[],
  userId: string,
): boolean => Boolean(shipped_at) && marked_shipped_by === userId && numbersOf(labels) === numbersOf(sent)
