/** The longest name a caller may send for a key, a parameter or a filter. */
export const longestName = 100

const seen = new Map<string, string>()

/** Column and canonical query spelling: `hoursPerWeekMin` and `hours-per-week-min` → `hours_per_week_min` (contract §2.2). */
export function snakeCase(name: string): string {
  let snake = seen.get(name)
  if (snake === undefined) {
    snake = name
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
      .replaceAll('-', '_')
      .toLowerCase()
    // Names also come from outside, so the cache is bounded in number and in length.
    if (seen.size < 5000 && name.length <= longestName) seen.set(name, snake)
  }
  return snake
}

/** Values by attribute name, as values by column name. */
export const inColumns = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [snakeCase(name), value]))

/**
 * A body as the contract writes it, whatever the spelling of its names, also of those inside a value
 * (`answers: [{ question_id }]`). What an object says of itself (`toJSON`: a date, `asIs`) stays.
 */
export function inSnakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inSnakeCase)
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [snakeCase(name), inSnakeCase(one)]))
}

/** Marks a part of a body whose keys are not names but ids or codes that somebody chose. */
export const asIs = (value: unknown): { toJSON(): unknown } => ({ toJSON: () => value })

/** The spelling of names in answers. */
export function camelCase(name: string): string {
  return name.replaceAll(/[_-]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

export type SnakeCase<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${SnakeCase<Tail>}`
    : `_${Lowercase<Head>}${SnakeCase<Tail>}`
  : Name

export type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name
