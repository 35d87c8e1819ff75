/** The start of the most common passwords; the server accepts any text. */
const COMMON = [
  "password",
  "passwort",
  "passw0rd",
  "p@ssword",
  "p@ssw0rd",
  "qwerty",
  "qwertz",
  "abc123",
  "123abc",
  "iloveyou",
  "ichliebedich",
  "letmein",
  "admin",
  "welcome",
  "willkommen",
  "hallo",
  "schatz",
  "football",
  "fussball",
  "princess",
  "sunshine",
  "monkey",
  "dragon",
]
const ROWS = [
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "qwertzuiop",
  "asdfghjkl",
  "yxcvbnm",
  "zxcvbnm",
]
const backwards = (text: string) => [...text].reverse().join("")

/** Whether a password is among the first that are tried: a common word with digits, one repeated part, or a row of keys. */
export function isGuessable(password: string): boolean {
  const text = password.toLowerCase()
  if (/^(.{1,4})\1+.?$/.test(text)) return true
  if (COMMON.some((word) => text.replace(/^[\d\W_]+|[\d\W_]+$/g, "") === word || text === word)) return true
  return ROWS.some((row) => [row, backwards(row)].some((keys) => `${keys}${keys}`.includes(text)))
}
