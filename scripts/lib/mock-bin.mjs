#!/usr/bin/env node
// The command of the package fennmark-mock; `npm run mock` is the same in this project.
import "./node-version.mjs"
import * as mocks from "#mocks/server.ts"
import { readMockFlags, serveMock } from "./serve-mock.mjs"

await serveMock(readMockFlags("npx fennmark-mock"), mocks)
