/** An order that goes to another customer. */
export const transfer = {
  action: "Transfer to another customer",
  offer: {
    title: "Transfer this order?",
    consequence:
      "{email} is asked first, by a link. Until they answer, nothing changes, and nothing else can be begun with the order. Money, stock and deliveries stay as they are.",
    customer: "New customer",
    hint: "Search by name or e-mail",
    updateEmail: "Send its e-mails to the new customer",
    updateEmailHint: "Otherwise the order keeps its e-mail address.",
    note: "Note for the team",
    confirm: "Ask for {name}",
    confirmNobody: "Ask the owner",
  },
  open: {
    title: "This order is to go to {name}",
    unnamed: "This order is to go to another customer",
    text: "{email} has not answered yet. The order stays theirs until then.",
    copy: "Copy the link",
  },
  withdraw: {
    action: "Take back",
    title: "Take the transfer back?",
    consequence: "The link stops working, and the order stays with its customer.",
    confirm: "Take it back",
  },
  reasons: {
    canceled: "A canceled order cannot be changed",
    openChange: "Finish or discard the open change of the order first",
    noCustomer: "Choose a customer first",
    guest: "This customer has no account",
    owner: "The order is theirs already",
  },
  done: { offer: "The owner has been asked", withdraw: "The transfer was taken back" },
} as const
