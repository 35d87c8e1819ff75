import { createFileRoute } from "@tanstack/react-router"
import { partLayout } from "#app/part-outlet.tsx"

/** Catalog pages with their messages. */
export const Route = createFileRoute("/admin/_app/_catalog")(partLayout("admin", "catalog"))
