/** Accents, case and signs do not make another name. */
export function plainName(name: string): string {
  return name
    .slice(0, 200)
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

const empty = new Set(['stichting', 'vereniging', 'st', 'ver', 'de', 'het', 'een', 'en', 'van', 'der', 'te', 'in', 'afdeling', 'afd', 'cooperatie', 'bv', 'ua'])

/** The words by which people know it: `Stichting Buurttuin De Kruidenhof` is `buurttuin kruidenhof`. */
export function matchingName(name: string): string {
  const words = plainName(name).split(' ')
  const telling = words.filter((word) => !empty.has(word))
  return (telling.length > 0 ? telling : words).join(' ')
}
