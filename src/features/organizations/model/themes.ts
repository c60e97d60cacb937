/** The eighteen themes, in the order of domain §6 (decisions 18). */
export const themes = [
  'care',
  'elderly',
  'youth_education',
  'language',
  'sport',
  'nature',
  'animals',
  'arts',
  'heritage',
  'neighbourhood',
  'poverty',
  'health',
  'mental_health',
  'disability',
  'family',
  'housing',
  'religion',
  'events',
] as const
export type Theme = (typeof themes)[number]
