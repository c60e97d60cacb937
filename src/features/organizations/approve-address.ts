/** Where organizations are approved, one after the other; without an id the first that waits. */
export const approveAddress = (id?: string): string => (id ? `/organizations/approve?id=${id}` : '/organizations/approve')
