import pg from 'pg'

const { INT8, DATE, NUMERIC } = pg.types.builtins

/**
 * How a column's text becomes a value, by the number of its type: whole numbers of 8 bytes (counts) and those with
 * a fixed number of decimals (hours a week) become numbers;
 * dates stay `2026-11-21`, for they have no time zone; times become `Date`; the rest as `pg` does it.
 */
export function columnReader(type: number, format: 'text' | 'binary' = 'text'): (text: string) => unknown {
  if (type === INT8 || type === NUMERIC) return Number
  if (type === DATE) return String
  return pg.types.getTypeParser(type, format as 'text')
}
