/** Who works here, and who has been invited. */
export const team = {
  title: "Team",
  text: "Everybody here can sign in to the back-office and change everything.",
  failed: "The team could not be loaded",
  retry: "Try again",
  members: { title: "Members", name: "Name", email: "E-mail", since: "Since", you: "You" },
  invites: {
    title: "Invitations",
    pending: "Not answered",
    expired: "Expired",
    until: "Valid until",
    expiredSince: "Expired",
    copy: "Copy the link",
    none: { title: "Nobody is invited", text: "Invite somebody, and they stand here until they have joined." },
    create: {
      action: "Invite",
      title: "Invite somebody to the team",
      consequence:
        "They get a link that works for a day. Where the server sends no e-mails, copy it from the list and send it yourself.",
      email: "E-mail",
      confirm: "Invite them",
    },
    resend: {
      action: "New link",
      title: "A new link for {email}?",
      consequence: "The old link stops working at once; the new one works for a day.",
      confirm: "Make a new link",
    },
    delete: {
      action: "Delete",
      title: "Delete the invitation of {email}?",
      consequence: "Its link stops working. They can be invited again.",
      confirm: "Delete the invitation",
    },
    reasons: {
      noEmail: "Fill in an e-mail first",
      notEmail: "This is no e-mail address",
      member: "They are in the team already",
      invited: "They are invited already: make a new link instead",
    },
    done: {
      create: "{email} is invited",
      resend: "{email} has a new link",
      delete: "The invitation of {email} is deleted",
    },
  },
} as const

export const acceptInvite = {
  title: "Join the team",
  text: "{email} is invited to the back-office. Choose a password, and you are in.",
  firstName: "First name",
  lastName: "Last name",
  password: "Password",
  passwordHint: "At least {min, number} characters",
  required: "Please fill this in",
  short: "{count, plural, one {# more character, please} other {# more characters, please}}",
  submit: "Join",
  signIn: "Sign in",
  done: "Welcome to the team",
  taken: {
    title: "There is a login with this e-mail address already",
    text: "Use its password here to join with it.",
  },
  lost: { title: "The server does not answer", text: "Trying again is safe; what you filled in is kept." },
  failed: { title: "Joining did not work", text: "Try again; what you filled in is kept." },
  wrong: {
    title: "This is no invitation",
    text: "A part of the link may be missing. Copy the whole link, or ask for a new one.",
  },
  expired: {
    title: "This invitation has expired",
    text: "A link works for a day. Ask whoever invited you for a new one.",
  },
  used: {
    title: "This invitation does not work any more",
    text: "It was used already, replaced by a newer link, or taken back. If you have joined, sign in; otherwise ask for a new one.",
  },
} as const
