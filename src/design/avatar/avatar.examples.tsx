import type { Example } from '#design/examples.ts'
import { Avatar } from './avatar.tsx'

export const examples: Example[] = [
  {
    name: 'initials',
    render: () => (
      <p className="flex gap-3">
        <Avatar name="Marieke Bos" />
        <Avatar name="Nadia el Amrani" />
        <Avatar name="Henk" />
        <Avatar name="Jos Kramer" large />
        <Avatar name="" />
      </p>
    ),
  },
]
