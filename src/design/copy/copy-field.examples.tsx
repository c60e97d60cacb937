import type { Example } from '#design/examples.ts'
import { CopyField } from './copy-field.tsx'

const words = { copy: 'Kopieer', copied: 'Gekopieerd' }

export const examples: Example[] = [
  { name: 'a link', render: () => <CopyField label="Link voor de eerste beheerder" value="https://vrijwilligers.example.nl/uitnodiging/abc" {...words} /> },
  {
    name: 'a line of HTML',
    render: () => (
      <CopyField
        label="Zet dit op je website"
        value={'<iframe src="https://vrijwilligers.example.nl/widget/vacancies" title="Vrijwilligerswerk in Ede"></iframe>'}
        lines={4}
        {...words}
      />
    ),
  },
]
