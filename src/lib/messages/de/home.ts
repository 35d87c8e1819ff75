import { home } from "./home/home.ts"

export const messages = {
  admin: {
    home,
  },
}
