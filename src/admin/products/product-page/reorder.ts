/** More variants can't be put in order by hand. */
export const MAX_REORDERED = 200
