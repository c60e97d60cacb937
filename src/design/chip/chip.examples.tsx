import type { Example } from '#design/examples.ts'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { Chip, ChipLink, ChipMenu } from './chip.tsx'

export const examples: Example[] = [
  {
    name: 'filters',
    render: () => (
      <div className="chip-row">
        <Chip label="Overdag" name="daypart" value="day" />
        <Chip label="Avond" name="daypart" value="evening" defaultChecked />
        <Chip label="Weekend" name="daypart" value="weekend" />
      </div>
    ),
  },
  {
    name: 'links',
    render: () => (
      <p className="flex flex-wrap gap-2">
        <ChipLink href="#een">Eén keer helpen</ChipLink>
        <ChipLink href="#weekend">In het weekend</ChipLink>
      </p>
    ),
  },
  {
    name: 'menu',
    render: () => (
      <ChipMenu label="Soort werk" count={2}>
        <Checkbox label="Koken en eten" name="theme" value="koken" defaultChecked />
        <Checkbox label="Taal en lezen" name="theme" value="taal" defaultChecked />
      </ChipMenu>
    ),
  },
]
