import { defineMessages } from '#kernel/i18n/messages.ts'

/** The report as a file: its heads, and what stands in them. */
export const reportWords = defineMessages({
  measure: { nl: 'Wat', en: 'What' },
  month: { nl: 'Maand', en: 'Month' },
  division: { nl: 'Verdeling', en: 'Distribution' },
  value: { nl: 'Waarde', en: 'Value' },
  number: { nl: 'Aantal', en: 'Number' },
  low: { nl: 'Minstens', en: 'At least' },
  high: { nl: 'Hoogstens', en: 'At most' },
  status: { nl: 'Status', en: 'Status' },
  version: { nl: 'Versie', en: 'Version' },
  remark: { nl: 'Opmerking', en: 'Remark' },
  definition: { nl: 'Zo tellen wij', en: 'How we count' },
  fewer: { nl: 'minder dan 5, niet getoond', en: 'fewer than 5, not shown' },
  tooSmall: { nl: 'te klein voor deze verdeling', en: 'too small for this distribution' },
  provisional: { nl: 'voorlopig', en: 'provisional' },
  final: { nl: 'definitief', en: 'final' },
})
