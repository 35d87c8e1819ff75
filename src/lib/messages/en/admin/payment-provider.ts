/** Names of payment providers. */
export const paymentProvider = {
  manual: "Manual payment",
} as const
