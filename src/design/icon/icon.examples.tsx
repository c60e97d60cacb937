import type { Example } from '#design/examples.ts'
import { Icon } from './icon.tsx'
import { iconNames } from './icon-names.ts'

export const examples: Example[] = [
  { name: 'all', render: () => <ul className="flex flex-wrap gap-3">{iconNames.map((name) => <li key={name}><Icon name={name} size={26} /><span className="sr-only">{name}</span></li>)}</ul> },
  { name: 'sizes', render: () => <p>{([16, 18, 20, 22, 26, 32, 40] as const).map((size) => <Icon key={size} name="hand-heart-duotone" size={size} />)}</p> },
]
