export const team = {
  title: "Team",
  text: "Team members can sign in to the back office and change everything.",
  failed: "Couldn’t load the team",
  retry: "Try again",
  members: { title: "Members", name: "Name", email: "Email", since: "Joined", you: "You" },
  invites: {
    title: "Invitations",
    pending: "Pending",
    expired: "Expired",
    until: "Valid until",
    expiredSince: "Expired",
    copy: "Copy link",
    none: {
      title: "No invitations",
      text: "Invite someone to the team. Invitations appear here until they’re accepted.",
    },
    create: {
      action: "Invite team member",
      title: "Invite team member",
      consequence:
        "They get a link that’s valid for one day. If your server doesn’t send email, copy the link from the list and send it yourself.",
      email: "Email",
      confirm: "Create invitation",
    },
    resend: {
      action: "Create new link",
      title: "Create a new link for {email}?",
      consequence: "The old link stops working immediately. The new one is valid for one day.",
      confirm: "Create new link",
    },
    delete: {
      action: "Delete invitation",
      title: "Delete the invitation for {email}?",
      consequence: "The link stops working. You can invite this person again.",
      confirm: "Delete invitation",
    },
    reasons: {
      noEmail: "Enter an email address",
      notEmail: "Enter a valid email address",
      member: "Already a team member",
      invited: "Already invited. Create a new link instead.",
    },
    done: {
      create: "{email} invited",
      resend: "New link for {email} created",
      delete: "Invitation for {email} deleted",
    },
  },
} as const
