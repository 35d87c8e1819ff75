/** A workflow step in the format of executions. `async` steps wait for a response or run in the background. */
interface StepDefinition {
  readonly action: string
  readonly noCompensation: boolean
  readonly name?: string
  readonly async?: boolean
  readonly nested?: true
  readonly timeout?: number
  readonly compensateAsync?: false
  readonly backgroundExecution?: true
}
/** A step of a workflow with parallel steps: `after` is the action of the previous step, by default the one listed before. */
export interface BranchedStep extends StepDefinition {
  readonly after?: string
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

/** Steps of cart completion; `<` names the previous step if it isn't the line above. Queries and checks have no compensation. */
export const cartCompletion: readonly BranchedStep[] = `
  acquire-lock-step
  use-query-graph-step < acquire-lock-step
  cart-query < acquire-lock-step
  validate-cart-items
  validate-cart-payments
  compensate-payment-if-needed
  validate
  shipping-options-query
  validate-shipping
  create-orders
  create-remote-links < create-orders
  update-carts < create-orders
  reserve-inventory-step < create-orders
  register-usage < create-orders
  emit-event-step < create-orders
  emit-reservation-item-created
  beforePaymentAuthorization
  authorize-payment-session-step
  add-order-transaction
  orderCreated
  create-order
  release-lock-step`
  .trim()
  .split(/\s*\n\s*/)
  .map((line) => {
    const [action = "", after] = line.split(" < ")
    return {
      action,
      ...(after === undefined ? {} : { after }),
      noCompensation: /query|validate-|^(create-order|release-lock-step)$/.test(action),
      ...(/^(cart-query|shipping-options-query|emit-reservation-item-created)$/.test(action)
        ? { async: false, compensateAsync: false as const }
        : {}),
    }
  })
