/** A web address as people say it: `stichting.example` for `https://www.stichting.example/over-ons`. @throws when it is no valid URL */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '')
