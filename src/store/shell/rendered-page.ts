export { takeEarlyInput } from "./early-input.ts"
export { takeOver } from "./take-over.ts"
