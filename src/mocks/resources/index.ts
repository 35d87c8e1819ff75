import * as admin from "./admin/index.ts"
import * as auth from "./auth/index.ts"
import type { Route } from "./implement.ts"
import * as store from "./store/index.ts"

/** All routes of the backend; extensions add theirs. */
export const resources: Route[] = [admin, store, auth].flatMap((area) => Object.values<readonly Route[]>(area).flat())
