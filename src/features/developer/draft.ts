/** Forms of the developer pages that keep a draft on the server. */
export const draftNames = ['step-form', 'step-form-2'] as const
export type DraftName = (typeof draftNames)[number]

/** What somebody has filled in so far: values by the name of their input, and the file of which only name and size are kept. */
export type Draft = { values: Record<string, string[]>; file: { name: string; size: number } | null }

export const emptyDraft = (): Draft => ({ values: {}, file: null })
