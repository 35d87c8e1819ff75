type Fetch = (request: Request) => Promise<Response>

/** Allows credentialed requests from any origin and responds to their preflights. */
export function withCors(fetch: Fetch): Fetch {
  return async (request) => {
    const origin = request.headers.get("origin")
    if (origin === null) return fetch(request)
    const allow = { "access-control-allow-origin": origin, "access-control-allow-credentials": "true", vary: "Origin" }
    if (request.method === "OPTIONS")
      return new Response(null, {
        status: 204,
        headers: {
          ...allow,
          "access-control-allow-methods": "GET,HEAD,PUT,PATCH,POST,DELETE",
          "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? "*",
          "access-control-max-age": "600",
        },
      })
    const response = await fetch(request)
    for (const [name, value] of Object.entries(allow)) response.headers.set(name, value)
    return response
  }
}
