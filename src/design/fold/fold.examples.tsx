import { Checkbox } from '#design/choice/checkbox.tsx'
import { ChipMenu } from '#design/chip/chip.tsx'
import type { Example } from '#design/examples.ts'
import { Fold } from './fold.tsx'

export const examples: Example[] = [
  {
    name: 'filters on a phone',
    render: () => (
      <div className="flex flex-wrap items-center gap-2">
        <Fold label="Filters" icon="sliders-horizontal" count={1} until="md">
          <ChipMenu label="Soort werk" count={1}>
            <Checkbox label="Koken en eten" name="theme" value="koken" defaultChecked />
          </ChipMenu>
        </Fold>
      </div>
    ),
  },
  {
    name: 'nothing in use',
    render: () => (
      <div className="flex flex-wrap items-center gap-2">
        <Fold label="7 in de rij" icon="list" until="xl">
          <p>Kookstudio Samen Smullen</p>
        </Fold>
      </div>
    ),
  },
]
