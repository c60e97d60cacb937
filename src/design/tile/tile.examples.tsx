import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import type { Example } from '#design/examples.ts'
import { Tile } from './tile.tsx'
import { TileChoice } from './tile-choice.tsx'
import { sceneNames, tileNames } from './tile-names.ts'

const tones = ['glaze', 'solid', 'second', 'soft', 'line'] as const

export const examples: Example[] = [
  {
    name: 'every picture',
    render: () => (
      <div className="grid grid-cols-4 md:grid-cols-8 gap-3">
        {tileNames.map((name, i) => (
          <Tile key={name} name={name} tone={tones[i % 4]!} round="medium" />
        ))}
      </div>
    ),
  },
  {
    name: 'scenes',
    render: () => (
      <div className="grid grid-cols-2 md:grid-cols-4 gap-3">
        {sceneNames.map((name, i) => (
          <Tile key={name} name={name} tone={tones[i % 2]!} round="large" />
        ))}
      </div>
    ),
  },
  {
    name: 'tones',
    render: () => (
      <div className="grid grid-cols-5 gap-3">
        {tones.map((tone) => (
          <Tile key={tone} name="koffie" tone={tone} round="small" />
        ))}
      </div>
    ),
  },
  { name: 'small', render: () => <Tile name="huis" tone="solid" round="small" small className="!w-9" /> },
  {
    name: 'as a choice',
    render: () => (
      <ChoiceGroup id="theme" legend="Wat vind je leuk?" layout="tiles">
        <TileChoice tile="soep" label="Koken" name="theme" value="koken" defaultChecked />
        <TileChoice tile="boek" label="Taal" name="theme" value="taal" />
        <TileChoice tile="bal" tone="second" label="Sport" name="theme" value="sport" />
      </ChoiceGroup>
    ),
  },
]
