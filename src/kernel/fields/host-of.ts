/** An address as people say it: `stichting.example` of `https://www.stichting.example/over-ons`. @throws for what is no address */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '')
