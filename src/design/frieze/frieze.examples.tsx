import type { Example } from '#design/examples.ts'
import { Frieze } from './frieze.tsx'

export const examples: Example[] = [
  { name: 'solid', render: () => <Frieze /> },
  { name: 'glaze', render: () => <Frieze tone="glaze" /> },
]
