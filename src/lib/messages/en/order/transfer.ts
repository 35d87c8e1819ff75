export const transfer = {
  action: "Transfer to another customer",
  guestAction: "Transfer to a guest",
  offer: {
    title: "Transfer this order?",
    consequence:
      "{email} gets a link to approve the transfer. Until they respond, nothing changes and no other change can be started. Payments, stock and shipping aren’t affected.",
    customer: "New customer",
    hint: "Search by name or email",
    updateEmail: "Send order emails to the new customer",
    updateEmailHint: "Otherwise, the order keeps its current email.",
    note: "Note for the team",
    confirm: "Request transfer to {name}",
    confirmUnnamed: "Request transfer",
  },
  toGuest: {
    title: "Transfer this order to a guest?",
    consequence:
      "The order leaves its customer’s account immediately, and its emails go to the new address. No approval is needed.",
    email: "Email of the guest",
    emailHint: "An address without an account. A new guest is created for an unknown one.",
    sameEmail: "The order has this email already",
    note: "Note for the team",
    confirm: "Transfer to {email}",
    confirmUnnamed: "Transfer order",
  },
  open: {
    title: "Transfer to {name} requested",
    unnamed: "Transfer to another customer requested",
    text: "{email} hasn’t responded yet. Until then, the order stays with its current customer.",
    copy: "Copy link",
  },
  withdraw: {
    action: "Withdraw request",
    title: "Withdraw the transfer request?",
    consequence: "The link stops working, and the order stays with its current customer.",
    confirm: "Withdraw request",
  },
  reasons: {
    canceled: "A canceled order can’t be changed",
    openChange: "Finish or discard the order’s unfinished changes first",
    noCustomer: "Choose a customer first",
    guest: "This customer has no account",
    owner: "The order already belongs to this customer",
  },
  done: { offer: "Transfer requested", withdraw: "Transfer request withdrawn", toGuest: "Order transferred" },
} as const
