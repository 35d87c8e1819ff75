import { bags } from "./bags.ts"
import { desk } from "./desk.ts"
import { furniture } from "./furniture.ts"
import { kitchen } from "./kitchen.ts"
import { layers } from "./layers.ts"
import { living } from "./living.ts"
import { smallWear } from "./small-wear.ts"
import type { Thing } from "./thing.ts"
import { tops } from "./tops.ts"

const drawn = { ...tops, ...layers, ...bags, ...smallWear, ...furniture, ...living, ...kitchen, ...desk }

/** Name of a drawable product. */
export type ArtKind = keyof typeof drawn
export const things: Readonly<Record<ArtKind, Thing>> = drawn
