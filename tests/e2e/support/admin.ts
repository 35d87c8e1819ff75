export const ADMIN = { email: "admin@example.com", password: "supersecret" }
