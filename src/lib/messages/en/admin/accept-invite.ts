export const acceptInvite = {
  title: "Join the team",
  text: "{email} has been invited to the back office. Enter your name and choose a password.",
  firstName: "First name",
  lastName: "Last name",
  password: "Password",
  passwordHint: "At least {min, plural, one {# character} other {# characters}}",
  required: "Required",
  short: "{count, plural, one {Enter at least # more character} other {Enter at least # more characters}}",
  guessable: "This password is among the first that are tried. Use several words, for example.",
  submit: "Join team",
  signIn: "Sign in",
  done: "Welcome to the team",
  taken: {
    title: "An account with this email already exists",
    text: "Enter that account’s password to join the team.",
  },
  lost: { title: "Couldn’t reach the server", text: "It’s safe to try again. Your entries are kept." },
  failed: { title: "Couldn’t join the team", text: "Try again. Your entries are kept." },
  wrong: {
    title: "Invalid invitation link",
    text: "Part of the link may be missing. Copy the whole link or ask for a new one.",
  },
  expired: {
    title: "This invitation has expired",
    text: "Invitation links are valid for one day. Ask the person who invited you for a new one.",
  },
  used: {
    title: "This invitation is no longer valid",
    text: "It was already used, replaced by a newer link, or withdrawn. If you’ve already joined, sign in. Otherwise, ask for a new invitation.",
  },
} as const
