import { expect, it } from "vitest"
import { isGuessable } from "./guessable-password.ts"

it.each([
  "password",
  "Password1!",
  "passwort123",
  "12345678",
  "87654321",
  "aaaaaaaa",
  "abcabcabc",
  "qwertyuiop",
  "P@ssw0rd",
])("takes %s for guessable", (password) => {
  expect(isGuessable(password)).toBe(true)
})

it.each(["supersecret", "correct horse battery staple", "a long secret", "Tr0ub4dor&3", "passwordless login"])(
  "accepts %s",
  (password) => {
    expect(isGuessable(password)).toBe(false)
  },
)
