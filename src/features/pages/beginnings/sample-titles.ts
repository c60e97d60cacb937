/** Pages that a center can begin with a ready text; they are its own from the first moment and nobody sees them before it publishes. */
export const sampleTitles = {
  about: { nl: 'Over ons', en: 'About us' },
  howItWorks: { nl: 'Zo werkt het', en: 'How it works' },
} as const
export type SampleKey = keyof typeof sampleTitles

export const sampleKeys = Object.keys(sampleTitles) as SampleKey[]
export const isSampleKey = (name: unknown): name is SampleKey => sampleKeys.some((key) => key === name)
