/**
 * Whether a page may link to an external address; the one rule for all of them. Addresses with a name or password before the
 * host are refused: of `https://bank.nl@elders.nl` people read the wrong half, and a password in an address is shown to
 * everybody.
 */
export const isWebAddress = (address: string): boolean => /^https?:\/\/[^./?#@\\]+\.[^/?#@\\]*([/?#\\]|$)/i.test(address) && URL.canParse(address)

/** A web address as people say it: `stichting.example` for `https://www.stichting.example/over-ons`. @throws when it is no valid URL */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '')
