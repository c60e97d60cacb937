import type { Example } from '#design/examples.ts'
import { Brandmark } from './brandmark.tsx'

const props = { href: '#home', label: 'naar de startpagina', kind: 'Vrijwilligersbank', name: 'Zutphen' }

export const examples: Example[] = [
  { name: 'header', render: () => <Brandmark {...props} /> },
  { name: 'small, in a panel', render: () => <Brandmark {...props} small tile="boom" /> },
]
