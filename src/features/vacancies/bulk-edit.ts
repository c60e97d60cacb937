/** As many as one change may name (contract §3.3). */
export const mostEdited = 100

const id = /^[0-9a-f-]{36}$/

/** Where these are edited together: they stand in the address, so that a reload keeps them. */
export function bulkEditAddress(ids: readonly string[]): string {
  return `/vacancies/bulk-edit?ids=${ids.slice(0, mostEdited).join('.')}`
}

/** The vacancies that an address names, each once. */
export function readBulkEdit(url: string): string[] {
  const sent = (new URL(url).searchParams.get('ids') ?? '').slice(0, 8000)
  return [...new Set(sent.split('.').filter((one) => id.test(one)))].slice(0, mostEdited)
}
