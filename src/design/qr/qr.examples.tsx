import type { Example } from '#design/examples.ts'
import { QrCode } from './qr-code.tsx'
import { qrPath } from '#kernel/qr/qr-path.ts'

export const examples: Example[] = [
  {
    name: 'an address',
    render: () => <QrCode shape={qrPath('https://vrijwilligers.example/forms/K7QF-9M2P-XW4D')} label="vrijwilligers.example/forms/K7QF-9M2P-XW4D" />,
  },
]
