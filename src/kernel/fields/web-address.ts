/**
 * Whether an address elsewhere on the web may stand in a page of ours, the one rule for all of them. None with a name or password before
 * its host: of `https://bank.nl@elders.nl` people read the wrong half, and a password in an address is told to everybody.
 */
export const isWebAddress = (address: string): boolean => /^https?:\/\/[^./?#@\\]+\.[^/?#@\\]*([/?#\\]|$)/i.test(address) && URL.canParse(address)
