import type { Example } from '#design/examples.ts'
import { PictureField } from './picture-field.tsx'
import type { PictureWords } from './picture-words.ts'

const words: PictureWords = {
  invite: 'Sleep een foto hierheen of kies er een',
  camera: 'Maak een foto',
  replace: 'Kies een andere foto',
  remove: 'Haal weg',
  cancel: 'Stop',
  retry: 'Probeer opnieuw',
  alt: 'Wat zie je op de foto?',
  altHint: 'Voor wie de foto niet kan zien.',
  sending: 'De foto wordt verstuurd',
  making: 'Bijna klaar',
  kept: 'De foto is er.',
  removed: 'De foto is weg.',
  cancelled: 'Gestopt.',
  waiting: 'Nog even, de foto is onderweg.',
  lost: 'De verbinding viel weg.',
  unreadable: 'Dit bestand kunnen we niet openen.',
  tooLarge: 'Deze foto is te groot.',
  altLost: 'De beschrijving is niet bewaard.',
}
const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAGSV7QAAACwAAAAAAQABAAACAkQBADs='
const kept = { id: '1', alt: 'Drie kinderen lezen samen een boek', pictures: [{ url: dot, width: 640, height: 360 }] }

export const examples: Example[] = [
  {
    name: 'a logo to come',
    render: () => (
      <PictureField name="logo_id" label="Logo" purpose="organization_logo" shape="square" largest={1024} hint="Een foto van je logo." words={words} />
    ),
  },
  {
    name: 'a logo',
    render: () => (
      <PictureField name="logo2_id" label="Logo" purpose="organization_logo" shape="square" largest={1024} value={kept} optional="(hoeft niet)" words={words} />
    ),
  },
  {
    name: 'a photo, error',
    render: () => (
      <PictureField name="cover_id" label="Foto" purpose="organization_cover" shape="wide" largest={2560} error="De verbinding viel weg." words={words} />
    ),
  },
  {
    name: 'a photo',
    render: () => <PictureField name="cover2_id" label="Foto" purpose="organization_cover" shape="wide" largest={2560} value={kept} words={words} />,
  },
]
