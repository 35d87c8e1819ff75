/** The server's own rule: it refuses other letters, and dots at the ends of the name or the address. */
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** Whether the server accepts the text as an email address; doesn't check that it exists. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim())
