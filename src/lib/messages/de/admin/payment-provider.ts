import type { paymentProvider as english } from "#lib/messages/en/admin/payment-provider.ts"
import type { Translated } from "#lib/messages/translated.ts"

export const paymentProvider: Translated<typeof english> = {
  manual: "Manuelle Zahlung",
}
