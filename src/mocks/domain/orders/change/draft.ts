import type { Action, OrderState, StateCredit, StateItem, StateMethod } from "#mocks/domain/orders/order-state.ts"
import type { Row } from "#mocks/kernel/database.ts"

/** An order with the effects of a change's actions applied in memory; nothing is stored. */
export class Draft {
  readonly order: Row<"order">
  readonly items: Map<string, StateItem>
  readonly methods: Map<string, StateMethod>
  readonly credits: StateCredit[]
  /** Changes to the order's own columns. */
  columns: { customer_id?: string | null; email?: string | null } = {}
  /** Actions that affect the order rather than an item or shipping method. */
  readonly actions: Action[] = []

  constructor(order: Row<"order">, state: OrderState) {
    this.order = order
    this.items = new Map(state.items.map((item) => [item.line.id, item]))
    this.methods = new Map(state.methods.map((method) => [method.method.id, method]))
    this.credits = [...state.credits]
  }

  /** Removed items stay in a preview with quantity 0; the next version leaves them out. */
  get state(): OrderState {
    return { items: [...this.items.values()], methods: [...this.methods.values()], credits: this.credits }
  }

  /** Changes an item's detail and records the action that caused it. */
  changeItem(item: StateItem, change: Partial<StateItem["detail"]>, action: Action): void {
    this.items.set(item.line.id, {
      ...item,
      detail: { ...item.detail, ...change },
      actions: [...(item.actions ?? []), action],
    })
  }
}

export const priceOf = (item: StateItem): number => item.detail.unit_price ?? item.line.unit_price ?? 0
