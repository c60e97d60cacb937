/** What an organization is called in an address: `Wijkhuis De Zuiderzee` is `wijkhuis-de-zuiderzee`. */
export function slugOf(name: string): string {
  const letters = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return letters.match(/[a-z0-9]+/g)?.join('-') ?? 'organisatie'
}
