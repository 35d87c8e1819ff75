/** Programs that read pages for search engines and previews: their language says nothing about who reads the result. */
const crawlers = /(?:[^u]|^)bot\b|google-inspectiontool|googleother|crawl|spider|slurp|preview|externalhit|lighthouse/i

/** Source of the pattern, which is read without regard to case. */
export const crawlerPattern = crawlers.source

export const isCrawler = (userAgent: string): boolean => crawlers.test(userAgent)

/** The languages that the visitor's browser asks for; none for a crawler, which gets the page that it has asked for. */
export const browserLanguages = (): readonly string[] => (isCrawler(navigator.userAgent) ? [] : navigator.languages)
