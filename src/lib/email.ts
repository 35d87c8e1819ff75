const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** Looks like an e-mail address; whether it exists, only a mail can tell. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim())
