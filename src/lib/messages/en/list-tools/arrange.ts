/** Dialog that arranges the cards of a page. */
export const arrange = {
  title: "Arrange page",
  text: "Drag cards into your order, and hide those that you don’t need.",
  cards: "Cards",
  show: "Show “{card}”",
  scope: "For all admins who haven’t arranged the page themselves",
  reset: "Use the default arrangement",
  resetHint: "Removes your own arrangement of this page.",
  confirm: "Save arrangement",
  saved: "Page arranged",
} as const
