// The server of `npm run mock`: that of the package `fennmark-mock`, with the project's extensions.
import "./listed-extensions.ts"

export { parseRecording, passThrough, playback, startServer, warmUpBetweenRequests } from "./server.ts"
