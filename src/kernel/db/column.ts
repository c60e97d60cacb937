/** A column that is not an attribute of a resource. */
export type Column<Value = unknown, Flags extends ColumnFlags = ColumnFlags> = { type: string; value?: Value } & Flags
export type ColumnFlags = {
  /** May be null. */
  null?: true
  /** The database fills it in when an insert leaves it out. */
  filled?: true
  /** Read as a parsed value, written as text. */
  json?: true
}

const build =
  <Value>(type: string) =>
  <V extends Value = Value, const F extends Omit<ColumnFlags, 'json'> = {}>(flags: F = {} as F): Column<V, F> =>
    ({ type, ...flags }) as never

/** A builder for each PostgreSQL type in use. */
export const column = {
  uuid: build<string>('uuid'),
  uuids: build<string[]>('_uuid'),
  text: build<string>('text'),
  integer: build<number>('int4'),
  boolean: build<boolean>('bool'),
  moment: build<Date>('timestamptz'),
  bytes: build<Buffer>('bytea'),
  /** Text that is one of a fixed set of codes. */
  code:
    <Code extends string>() =>
    <const F extends Omit<ColumnFlags, 'json'> = {}>(flags: F = {} as F): Column<Code, F> =>
      ({ type: 'text', ...flags }) as never,
  json:
    <Value>() =>
    <const F extends Omit<ColumnFlags, 'json'> = {}>(flags: F = {} as F): Column<Value, F & { json: true }> =>
      ({ type: 'jsonb', json: true, ...flags }) as never,
}
