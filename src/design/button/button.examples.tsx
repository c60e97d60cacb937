import type { Example } from '#design/examples.ts'
import { Button, IconButton, LinkButton } from './button.tsx'

const row = 'flex flex-wrap gap-4 items-start'

export const examples: Example[] = [
  {
    name: 'variants',
    render: () => (
      <div className={row}>
        <Button>Ik wil meedoen</Button>
        <Button variant="second">Bewaren</Button>
        <Button variant="quiet">Annuleren</Button>
        <Button variant="danger">Account verwijderen</Button>
        <Button variant="danger-2">Afwijzen</Button>
      </div>
    ),
  },
  {
    name: 'sizes',
    render: () => (
      <div className={row}>
        <Button size="large">Groot 56</Button>
        <Button>Gewoon 48</Button>
        <Button size="small">Klein 40</Button>
      </div>
    ),
  },
  {
    name: 'busy',
    render: () => (
      <div className={row}>
        <Button busy="Bezig…">Bewaren</Button>
        <Button variant="second" busy="Bezig…">
          Bewaren
        </Button>
      </div>
    ),
  },
  {
    name: 'disabled',
    render: () => (
      <div className={row}>
        <Button disabled>Bewaren</Button>
        <Button variant="second" disabled>
          Bewaren
        </Button>
      </div>
    ),
  },
  {
    name: 'with an icon',
    render: () => (
      <div className={row}>
        <Button icon="magnifying-glass">Zoeken</Button>
        <Button variant="second" icon="bookmark-simple">
          Bewaren
        </Button>
        <LinkButton href="#volgende" variant="second" iconAfter="arrow-right-bold">
          Volgende
        </LinkButton>
      </div>
    ),
  },
  {
    name: 'on a band',
    render: () => (
      <div className={`${row} band on-dark p-6`}>
        <LinkButton href="#hulp" variant="band" iconAfter="arrow-right-bold">
          Bekijk alle hulpvragen
        </LinkButton>
        <Button variant="band-2" icon="map-trifold">
          Route
        </Button>
      </div>
    ),
  },
  {
    name: 'long',
    render: () => (
      <div className="w-56">
        <Button>Vertel ons waarom je deze organisatie afwijst</Button>
      </div>
    ),
  },
  {
    name: 'icon only',
    render: () => (
      <div className={row}>
        <IconButton icon="x" label="Sluiten" />
        <IconButton icon="bell" label="Meldingen, 2 nieuwe" dot />
        <IconButton icon="caret-left-bold" label="Vorige" disabled />
      </div>
    ),
  },
]
