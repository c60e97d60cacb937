/** An address with more parts than any page has: the guard says 404 before this is asked. It only makes root's loader run. */
export const loader = () => null
