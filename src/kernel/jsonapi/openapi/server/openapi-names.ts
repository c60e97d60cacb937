import { camelCase } from '#kernel/jsonapi/names.ts'

/**
 * `listVacancies`, `getVacancy`, `acceptApplication`, `listVacanciesOfOrganization`: the names of the functions in a generated
 * client.
 */
export const operationNames = {
  list: (type: string) => `list${pascal(type)}`,
  create: (type: string) => `create${one(type)}`,
  get: (type: string) => `get${one(type)}`,
  update: (type: string) => `update${one(type)}`,
  updateMany: (type: string) => `update${pascal(type)}`,
  /** PUT does the same as PATCH. */
  put: (type: string) => `put${one(type)}`,
  remove: (type: string) => `remove${one(type)}`,
  action: (word: string, type: string) => `${camelCase(word)}${one(type)}`,
  related: (type: string, relation: string, many: boolean) => `${many ? 'list' : 'get'}${pascal(relation)}Of${one(type)}`,
  linkage: (method: string, type: string, relation: string) => `${linkVerbs[method]}${pascal(relation)}LinkageOf${one(type)}`,
}

const linkVerbs: Readonly<Record<string, string>> = { GET: 'get', POST: 'add', PATCH: 'replace', DELETE: 'remove' }

const pascal = (name: string) => camelCase(`_${name}`)
const one = (type: string) => pascal(singular(type))

/** The singular of a type: `volunteer_center_profiles` → `volunteer_center_profile`. */
export function singular(type: string): string {
  if (type.endsWith('ies')) return `${type.slice(0, -3)}y`
  return type.endsWith('sses') ? type.slice(0, -2) : type.replace(/s$/, '')
}
