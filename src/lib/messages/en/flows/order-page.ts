/** The next step and open change of an order's page. */
export const orderPage = {
  next: {
    capture: "Capture {amount}",
    refund: "Refund {amount}",
    fulfill: "{count, plural, one {Fulfill # item} other {Fulfill # items}}",
    ship: "{count, plural, one {Ship # item} other {Ship # items}}",
    receive: "Receive return #{number}",
  },
  print: "Print packing slip or invoice",
  links: "Links for the customer",
  openChange: {
    title: "This order has an unfinished {kind}",
    startedBy: "Started by {name}",
    started: "Started",
    text: "The order stays as it is until it’s confirmed.",
    requested: "The customer has been asked to approve it.",
    staged: "Changes: {changes}",
    nothingStaged: "Nothing is changed yet.",
    continue: "Continue {kind}",
    discard: "Discard",
  },
  customer: {
    title: "Customer’s orders",
    others: "Other orders",
    count: "{count, number}",
    first: "None",
    lifetime: "Lifetime value",
    basis: "What the customer has paid, minus refunds.",
    nothingPaid: "Nothing yet",
    checked:
      "What the customer has paid for the latest {checked, number} of {all, plural, one {# order} other {# orders}}, minus refunds.",
    all: "All orders of this customer",
  },
  cancelReturn: {
    return: {
      action: "Cancel return",
      title: "Cancel this return?",
      consequence:
        "The items stay with the customer, and nothing is refunded for them. Its return shipping is removed from the order.",
      done: "Return canceled",
    },
    claim: {
      name: "Claim",
      action: "Cancel claim",
      title: "Cancel this claim?",
      consequence: "Its return and replacement items are removed from the order, and reserved stock is released.",
      done: "Claim canceled",
    },
    exchange: {
      name: "Exchange",
      action: "Cancel exchange",
      title: "Cancel this exchange?",
      consequence: "Its return and new items are removed from the order, and reserved stock is released.",
      done: "Exchange canceled",
    },
    reasons: {
      openChange: "Finish or discard the order’s unfinished changes first",
      received: "Some of its items have been received",
      newItemsFulfilled: "Its new items have been fulfilled",
    },
  },
  tags: {
    title: "Tags",
    label: "New tag",
    add: "Add",
    remove: "Remove tag “{tag}”",
    empty: "Enter a tag",
    twice: "The order already has this tag",
    failed: "Couldn’t change the tags",
  },
} as const
