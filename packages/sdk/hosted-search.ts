export { type HostedOptions, hostedSearch } from "#sdk/search/hosted.ts"
export { type InsightEvent, isUserToken, sendEvents } from "#sdk/search/insights.ts"
