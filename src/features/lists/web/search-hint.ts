/** What can be looked for, as it stands in the field: the glass beside it says "search by" already, and on a phone there is no room for both. */
export const searchHint = (label: string): string => label.replace(/^(?:Zoek op|Search by) (.)/, (_, first: string) => first.toUpperCase())
