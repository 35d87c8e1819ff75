/** Unfinished changes across all orders. */
export const inbox = {
  title: "Inbox",
  hint: "Unfinished edits, returns, claims, exchanges, transfers and drafts across all orders.",
  checked:
    "{found, plural, =0 {Nothing open} one {# open} other {# open}}. Checked all returns in progress and the latest {checked, number} of {all, plural, one {# order} other {# orders}}.",
  checking: "Checking orders…",
  older: "Check older orders",
  missed: "{count, plural, one {Couldn’t check # order} other {Couldn’t check # orders}}",
  again: "Refresh",
  columns: {
    order: "Order",
    change: "Type",
    state: "Status",
    since: "Started",
    by: "Started by",
    customer: "Customer",
  },
  change: {
    edit: "Order edit",
    return_request: "Return",
    return_receive: "Return receipt",
    claim: "Claim",
    exchange: "Exchange",
    transfer: "Transfer",
    draft: "Draft order",
    other: "Change",
  },
  state: { pending: "In progress", requested: "Requested", draft: "Draft" },
  continue: "Continue",
  show: "View",
  discardNamed: "Discard {kind} {number}",
  discard: {
    title: "Discard {kind} for order #{number}?",
    consequence: "Unconfirmed changes are lost; the order stays as it is. The customer isn’t notified.",
    undoable:
      "Unconfirmed changes are discarded; the order stays as it is. The customer isn’t notified. You can undo this for 10 seconds.",
    confirm: "Discard {kind}",
  },
  undo: "Undo",
  done: "Changes discarded",
  none: {
    title: "No unfinished changes",
    text: "Edits, returns, claims and other changes appear here until they’re finished.",
  },
} as const
