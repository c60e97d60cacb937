import type { Example } from '#design/examples.ts'
import { QrCode, qrPath } from './qr-code.tsx'

export const examples: Example[] = [
  {
    name: 'an address',
    render: () => <QrCode shape={qrPath('https://vrijwilligers.example/forms/K7QF-9M2P-XW4D')} label="vrijwilligers.example/forms/K7QF-9M2P-XW4D" />,
  },
]
