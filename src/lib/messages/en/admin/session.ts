export const session = {
  title: "Sign in",
  text: "The back-office is for administrators.",
  email: "E-mail",
  password: "Password",
  submit: "Sign in",
  required: "Please fill this in",
  wrong: "This e-mail and password do not belong together.",
  lost: "The server does not answer. Try again in a moment.",
  failed: "Signing in did not work. Try again.",
  expired: "Your session has ended. Sign in to go on where you were.",
  demo: "Demo: {email} / {password}",
  fill: "Fill in",
} as const
