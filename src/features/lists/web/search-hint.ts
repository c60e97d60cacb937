/** What can be looked for, as it stands in the field: the glass beside it says "search by" already, and on a phone there is no room for both. */
export function searchHint(label: string): string {
  const what = label.replace(/^(Zoek op|Search by) /, '')
  return what.charAt(0).toUpperCase() + what.slice(1)
}
