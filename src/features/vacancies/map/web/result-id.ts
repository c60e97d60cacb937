/** Where a result of the list leads to. */
export const hrefOf = (row: Element): string => row.querySelector('a[href]')?.getAttribute('href') ?? ''

/** The vacancy that a result of the list shows. */
export const idOf = (row: Element): string => hrefOf(row).split(/[/?]/)[2] ?? ''
