import { home } from "./home/home.ts"

/** Messages of the overview. */
export const messages = {
  admin: {
    home,
  },
}
