import { readMarks } from '#kernel/rich-text/read-marks.ts'
import type { Example } from '#design/examples.ts'
import { RichText } from './rich-text.tsx'

const text = readMarks(
  '**Het begon met drie scheppen.** Marijke belde bij haar buren aan.\n\n## Iedereen kan iets\n\nNiet iedereen kan *spitten*. Dat hoeft ook niet: [kijk wat er te doen is](/vacancies/search).\n\n- plantenbakken timmeren\n- koffie zetten\n\n### Zo begin je\n\n1. Loop eens langs\n2. Drink koffie\n\n> Ik kende hier niemand. Nu zwaait de hele straat.',
)

export const examples: Example[] = [{ name: 'everything', render: () => <RichText text={text} /> }]
