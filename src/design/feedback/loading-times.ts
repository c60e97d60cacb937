/** Of the line at the top (specification §9), in ms: what is quicker than the throttle shows nothing. */
export const loadingTimes = { duration: 2000, throttle: 200, hideDelay: 500, resetDelay: 400 }
