import type { Action, OrderState, StateCredit, StateItem, StateMethod } from "#mocks/domain/orders/order-state.ts"
import type { Row } from "#mocks/kernel/database.ts"

/** An order as it is becoming: the effects of a change's actions add up here, and nothing is stored. */
export class Draft {
  readonly order: Row<"order">
  readonly items: Map<string, StateItem>
  readonly methods: Map<string, StateMethod>
  readonly credits: StateCredit[]
  /** What becomes of the order's own columns. */
  columns: { customer_id?: string | null; email?: string | null } = {}
  /** Actions that are about the order as a whole. */
  readonly actions: Action[] = []

  constructor(order: Row<"order">, state: OrderState) {
    this.order = order
    this.items = new Map(state.items.map((item) => [item.line.id, item]))
    this.methods = new Map(state.methods.map((method) => [method.method.id, method]))
    this.credits = [...state.credits]
  }

  /** Lines stay in a preview with quantity 0; the next version leaves them out. */
  get state(): OrderState {
    return { items: [...this.items.values()], methods: [...this.methods.values()], credits: this.credits }
  }

  /** Changes a line's figures and notes the action on it. */
  changeItem(item: StateItem, change: Partial<StateItem["detail"]>, action: Action): void {
    this.items.set(item.line.id, {
      ...item,
      detail: { ...item.detail, ...change },
      actions: [...(item.actions ?? []), action],
    })
  }
}

export const priceOf = (item: StateItem): number => item.detail.unit_price ?? item.line.unit_price ?? 0
