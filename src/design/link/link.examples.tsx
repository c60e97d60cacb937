import type { Example } from '#design/examples.ts'
import { Link } from './link.tsx'
import { ShareLinks } from './share-links.tsx'

export const examples: Example[] = [
  {
    name: 'to tell others',
    render: () => (
      <p className="flex flex-wrap gap-2">
        <ShareLinks title="Taalcafé" url="https://voorbeeld.nl/taalcafe" />
      </p>
    ),
  },
  {
    name: 'in text',
    render: () => (
      <p>
        Lees <Link href="#meer">hoe het werkt</Link> en meld je aan.
      </p>
    ),
  },
  {
    name: 'to another site',
    render: () => (
      <p>
        <Link href="https://voorbeeld.nl" newWindow="(opent in een nieuw venster)">
          De website van het museum
        </Link>
      </p>
    ),
  },
  {
    name: 'on a band',
    render: () => (
      <p className="band on-dark p-4">
        <a className="band-link" href="#help">
          Ik wil helpen
        </a>
      </p>
    ),
  },
]
