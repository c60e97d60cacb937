/** Where somebody helped by their own notes: the first and the last month of them, and their hours together; null where none has any. */
export type NotedOrganization = { name: string; from: string; until: string; hours: number | null }
