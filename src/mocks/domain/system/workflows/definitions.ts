/** A workflow step in the format of executions. `async` steps wait for a response or run in the background. */
export interface StepDefinition {
  readonly action: string
  readonly noCompensation: boolean
  readonly name?: string
  readonly async?: true
  readonly nested?: true
  readonly timeout?: number
  readonly compensateAsync?: false
  readonly backgroundExecution?: true
}

export const CONFIRMATION = "wait-confirmation-product-import"

const confirmed: StepDefinition = {
  action: CONFIRMATION,
  name: CONFIRMATION,
  async: true,
  timeout: 3600,
  noCompensation: true,
}
const onFailure: StepDefinition = { action: "notify-on-failure", noCompensation: false }
const notified: StepDefinition = { action: "send-notifications", noCompensation: true }
const exporting = (action: string): StepDefinition[] => [
  { action, async: true, noCompensation: false, compensateAsync: false, backgroundExecution: true },
  onFailure,
  notified,
]

/** Workflows that run in the background, with their steps. */
export const backgroundWorkflows = new Map<string, readonly StepDefinition[]>([
  [
    "import-products",
    [
      { action: "normalize-product-csv", noCompensation: true },
      confirmed,
      onFailure,
      {
        action: "batch-products-as-step",
        name: "batch-products-as-step",
        async: true,
        nested: true,
        noCompensation: false,
        compensateAsync: false,
        backgroundExecution: true,
      },
      notified,
    ],
  ],
  [
    "import-products-as-chunks",
    [
      { action: "normalize-product-csv-to-chunks", noCompensation: true },
      confirmed,
      onFailure,
      { action: "process-import-chunks", name: "process-import-chunks", async: true, noCompensation: true },
      notified,
    ],
  ],
  ["export-products", exporting("export-products")],
  ["export-orders", exporting("export-orders")],
  ["export-inventory-items", exporting("export-inventory-items")],
])

/** Steps of cart completion in order. Queries and checks have no compensation. */
export const cartCompletion: readonly StepDefinition[] = (
  "acquire-lock-step cart-query validate-cart-items validate-cart-payments compensate-payment-if-needed validate " +
  "shipping-options-query validate-shipping create-orders create-remote-links update-carts reserve-inventory-step " +
  "register-usage emit-event-step authorize-payment-session-step add-order-transaction create-order release-lock-step"
)
  .split(" ")
  .map((action) => ({ action, noCompensation: /query|validate-/.test(action) }))
