/** The address that a result of the list links to. */
export const hrefOf = (row: Element): string => row.querySelector('a[href]')?.getAttribute('href') ?? ''

/** The id of the vacancy of a result. */
export const idOf = (row: Element): string => hrefOf(row).split(/[/?]/)[2] ?? ''
