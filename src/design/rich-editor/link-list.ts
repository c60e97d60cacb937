/** Id of the page's `<datalist>` of link targets, which the link field suggests. */
export const linkList = 'site-links'
