import { defineMessages } from '#kernel/i18n/messages.ts'

/** Faults of a query, where the text of the error code alone would not name them. */
export const messages = defineMessages({
  notEncoded: { nl: 'De query is niet goed gecodeerd', en: 'The query is not valid percent-encoding' },
  notJson: {
    nl: ({ name }: { name: string }) => `De waarde van ${name} is geen geldige JSON`,
    en: ({ name }: { name: string }) => `The value of ${name} is not valid JSON`,
  },
  longName: {
    nl: ({ max }: { max: number }) => `Een naam heeft hooguit ${max} tekens`,
    en: ({ max }: { max: number }) => `A name has at most ${max} characters`,
  },
  tooManyNames: {
    nl: ({ max }: { max: number }) => `Er staan hooguit ${max} namen bij elkaar`,
    en: ({ max }: { max: number }) => `At most ${max} names stand together`,
  },
  tooManyParts: {
    nl: ({ max }: { max: number }) => `Een bericht heeft hooguit ${max} waarden`,
    en: ({ max }: { max: number }) => `A message has at most ${max} values`,
  },
  notIncluded: {
    nl: ({ path }: { path: string }) => `${path} kan hier niet worden meegestuurd`,
    en: ({ path }: { path: string }) => `${path} cannot be included here`,
  },
  tooManyIncludes: {
    nl: ({ max }: { max: number }) => `Er kunnen hooguit ${max} dingen tegelijk worden meegestuurd`,
    en: ({ max }: { max: number }) => `At most ${max} things can be included at once`,
  },
  notAType: { nl: ({ type }: { type: string }) => `Het type ${type} kennen wij niet`, en: ({ type }: { type: string }) => `We do not know the type ${type}` },
  notAField: {
    nl: ({ field, type }: { field: string; type: string }) => `${field} is geen veld van ${type}`,
    en: ({ field, type }: { field: string; type: string }) => `${field} is not a field of ${type}`,
  },
  notSorted: { nl: ({ key }: { key: string }) => `Op ${key} kun je hier niet sorteren`, en: ({ key }: { key: string }) => `You cannot sort by ${key} here` },
  tooManySorts: {
    nl: ({ max }: { max: number }) => `Je kunt op hooguit ${max} gegevens tegelijk sorteren`,
    en: ({ max }: { max: number }) => `You can sort by at most ${max} things at once`,
  },
  notAFilter: {
    nl: ({ name, type }: { name: string; type: string }) => `${name} is geen filter van ${type}`,
    en: ({ name, type }: { name: string; type: string }) => `${name} is not a filter of ${type}`,
  },
  tooManyConditions: {
    nl: ({ max }: { max: number }) => `Er zijn hooguit ${max} filters tegelijk mogelijk`,
    en: ({ max }: { max: number }) => `At most ${max} filters can be used at once`,
  },
  tooManyValues: {
    nl: ({ max }: { max: number }) => `Een filter heeft hooguit ${max} waarden`,
    en: ({ max }: { max: number }) => `A filter has at most ${max} values`,
  },
  tooManyLetters: {
    nl: ({ max }: { max: number }) => `Een waarde heeft hooguit ${max} tekens`,
    en: ({ max }: { max: number }) => `A value has at most ${max} characters`,
  },
  noneOf: {
    nl: ({ value, known }: { value: string; known: readonly string[] }) => `${value} is geen van deze waarden: ${known.join(', ')}`,
    en: ({ value, known }: { value: string; known: readonly string[] }) => `${value} is none of these values: ${known.join(', ')}`,
  },
  notBoolean: {
    nl: ({ value }: { value: string }) => `${value} is geen true of false`,
    en: ({ value }: { value: string }) => `${value} is neither true nor false`,
  },
  pagedTwoWays: { nl: 'Gebruik number en size, of offset en limit', en: 'Use number and size, or offset and limit' },
  pageStart: {
    nl: ({ name, least }: { name: string; least: number }) => `${name} is een heel getal vanaf ${least}, van hooguit 12 cijfers`,
    en: ({ name, least }: { name: string; least: number }) => `${name} is a whole number from ${least}, of at most 12 digits`,
  },
  pageSize: {
    nl: ({ name, max }: { name: string; max: number }) => `${name} is een heel getal van 1 tot en met ${max}`,
    en: ({ name, max }: { name: string; max: number }) => `${name} is a whole number from 1 to ${max}`,
  },
})
