/** Names the client that sent a request, for the journal. */
export const CLIENT_HEADER = "x-mock-client"
