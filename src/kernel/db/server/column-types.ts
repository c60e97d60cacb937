import pg from 'pg'

const { INT8, DATE, NUMERIC } = pg.types.builtins

/**
 * How to parse a column's text, by the OID of its type: 8-byte integers (counts) and numerics (hours a week) become numbers;
 * dates stay `2026-11-21`, because they have no time zone; timestamps become `Date`; `pg` parses the rest.
 */
export function columnReader(type: number, format: 'text' | 'binary' = 'text'): (text: string) => unknown {
  if (type === INT8 || type === NUMERIC) return Number
  if (type === DATE) return String
  return pg.types.getTypeParser(type, format as 'text')
}
