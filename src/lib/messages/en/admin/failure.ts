export const failure = {
  change: "Something went wrong on the server. The change may have been saved; check before you try again.",
  fulfillment:
    "Something went wrong on the server. Check the order before retrying; the fulfillment may have been created. Your selection is kept.",
  step: "Something went wrong on the server. The change may not have been saved. This page shows what’s on the server.",
  draft:
    "Something went wrong on the server. Check the list of drafts before retrying; the draft may have been created. Your entries are kept.",
} as const
