import type { Example } from '#design/examples.ts'
import { Log } from './log.tsx'

export const examples: Example[] = [
  {
    name: 'what happened',
    render: () => (
      <Log
        lines={[
          { text: 'Nienke keurde de organisatie goed', at: '2026-11-24T13:10:00Z', when: 'dinsdag 24 november, 14.10 uur' },
          {
            text: 'Roos Tuinman wees de organisatie af',
            note: 'Stichting Samen Smullen staat al bij ons.',
            at: '2026-11-23T09:00:00Z',
            when: 'maandag 23 november, 10.00 uur',
          },
          { text: 'Nadia el Amrani meldde de organisatie aan', at: '2026-11-20T15:20:00Z', when: 'vrijdag 20 november, 16.20 uur' },
        ]}
      />
    ),
  },
]
