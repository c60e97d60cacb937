/** The `<datalist>` of a page with the places that a link can lead to; whoever writes a link is offered them. */
export const linkList = 'site-links'
