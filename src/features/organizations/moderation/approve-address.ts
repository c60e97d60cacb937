/** Where organizations are approved, one after the other; without an id the first that waits. One that looks like it can be held beside it. */
export function approveAddress(id?: string, compared?: string): string {
  const asked = new URLSearchParams({ ...(id && { id }), ...(compared && { compare: compared }) }).toString()
  return asked ? `/organizations/approve?${asked}` : '/organizations/approve'
}
