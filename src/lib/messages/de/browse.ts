import { browse } from "./browse/browse.ts"

export const messages = { browse }
