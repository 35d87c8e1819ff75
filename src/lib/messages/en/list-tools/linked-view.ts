/** What a list says about a link's saved view that can't be opened. */
export const linkedView = {
  deleted: "The saved view of this link was deleted",
  private: "The saved view of this link belongs to another admin",
  text: "The list shows the search and filters that the link itself contains.",
} as const
