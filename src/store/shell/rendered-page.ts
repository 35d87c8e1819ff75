export { repeatEarlyInput } from "./early-input.ts"
export { takeOver } from "./take-over.ts"
