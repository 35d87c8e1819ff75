import * as React from "react"

/**
 * In development, React records a stack trace for each element, which takes a tenth of the time of the page tests. It
 * stops for a while after 10,000 elements: here it never starts, so that warnings name no component that created an element.
 */
const INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE"
const internals: unknown = Reflect.get(React, INTERNALS)

if (typeof internals === "object" && internals !== null && "recentlyCreatedOwnerStacks" in internals)
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => 10_000, set: () => undefined })
