const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** Whether the text has the format of an email address; doesn't check that it exists. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim())
