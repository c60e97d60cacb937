import type { ReactNode } from 'react'

/** One state of a component, for the gallery and for the tests that check every state. */
export type Example = { name: string; render: () => ReactNode }
