import { register } from "tsx/esm/api"

// Lets scripts import TypeScript modules, which Node 20 can't read.
register()
