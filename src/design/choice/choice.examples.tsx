import type { Example } from '#design/examples.ts'
import { Checkbox } from './checkbox.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { Radio } from './radio.tsx'

export const examples: Example[] = [
  {
    name: 'checkbox',
    render: () => (
      <>
        <Checkbox label="Niet gekozen" name="a" />
        <br />
        <Checkbox label="Gekozen" name="b" defaultChecked />
        <br />
        <Checkbox label="Functioneel" note="(altijd aan)" name="c" defaultChecked disabled />
      </>
    ),
  },
  {
    name: 'radio group',
    render: () => (
      <ChoiceGroup id="vog" legend="Heb je een VOG?" hint="Een Verklaring Omtrent het Gedrag." layout="inline">
        <Radio label="Nee" name="vog" value="no" />
        <Radio label="Ja" name="vog" value="yes" defaultChecked />
      </ChoiceGroup>
    ),
  },
  {
    name: 'group with error',
    render: () => (
      <ChoiceGroup id="days" legend="Wanneer kun je?" error="Kies minstens één dag.">
        <Checkbox label="maandag" name="days" value="mon" />
        <Checkbox label="Een heel lange keuze die over meer dan één regel loopt op een telefoon" name="days" value="tue" />
      </ChoiceGroup>
    ),
  },
]
