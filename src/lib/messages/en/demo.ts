/** Messages of the demo: its in-browser backend and the emails it shows; loaded only by the demo. */
export const messages = {
  demo: {
    mail: {
      title: "Demo: normally sent by email",
      none: "No emails yet.",
      reset: "Set a new password for {email}",
      transfer: "Someone wants to add order {number} to their account",
    },
    replaced: {
      title: "A link has replaced your data",
      text: "Your data from before is kept as the snapshot “Before the link” in the workbench.",
      undo: "Undo",
      failed: "That didn’t work. Restore the snapshot “Before the link” in the workbench.",
    },
    workbench: {
      open: "Open workbench",
      openWithFaults:
        "{count, plural, one {Open workbench: # fault is active} other {Open workbench: # faults are active}}",
    },
    reload: "Reload page",
    unsaved: {
      title: "Changes aren’t being saved",
      full: "The browser’s storage for this site is full. You can continue, but your changes are lost when you close the demo. Free up space, then try again.",
      failed:
        "The browser couldn’t write to its storage. You can continue, but your changes are lost when you close the demo.",
      unavailable:
        "The browser doesn’t let this site store data, for example in a private window. You can continue, but your changes are lost when you close the demo.",
      retry: "Try again",
      dismiss: "Continue without saving",
    },
    blocked: {
      title: "The demo is open in another tab",
      text: "That tab is running an older version. Close or reload it to continue here.",
    },
    superseded: {
      title: "This page is out of date",
      text: "Another tab opened a different version of the demo, which now uses its data. Saved changes are kept. Reload to continue.",
    },
    stopped: {
      title: "The demo has stopped working",
      text: "Saved changes are kept. Reload to continue. If that doesn’t help, close all demo tabs and open the demo again.",
    },
    unusable: {
      outdatedTitle: "The demo has new sample data",
      outdated:
        "Your changes were made to the previous sample data and don’t fit this version. Download them if you want to keep a copy, then start over with the new sample data.",
      unreadableTitle: "Your saved demo data is damaged",
      unreadable:
        "It can’t be used anymore. Download what’s left if you want to keep a copy, then start over with the sample data.",
      download: "Download saved data",
      downloadFailed: "Couldn’t read the saved data.",
      startOver: "Start over",
      startOverFailed: "Couldn’t start over. Reload the page and try again.",
    },
  },
} as const
