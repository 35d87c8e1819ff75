export { SaveError } from "#routes/admin/-kit/save-error.tsx"
