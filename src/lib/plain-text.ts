/** Text to search in: lowercase, without accents, whether these are composed or not. */
export const plainText = (text: string): string => text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "")
