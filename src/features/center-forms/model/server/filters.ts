import { type RawBuilder, sql } from 'kysely'

// Conditions of filters: `@` is the row, `:value` what is looked for. The lists ask them, and the files of those lists.

/** What a form is called, in either language. */
export const formHas = `plain(coalesce(@.design #>> '{title,nl}', '') || ' ' || coalesce(@.design #>> '{title,en}', '')) like plain(:value)`
/** What an answer says, whatever was asked. */
export const answerHas = `exists (select from jsonb_array_elements(@.answers) given where plain(given ->> 'text') like plain(:value))`
/** Of the last seven days, or of the last month: the longest of what is asked. */
export const answerIsFrom = `(@.sent_at > now() - case when 'month' = any(:value) then interval '31 days' else interval '7 days' end)`

/** Such a condition in a statement of one's own. */
export function conditionSql(condition: string, row: string, value: RawBuilder<unknown>): RawBuilder<unknown> {
  const [before, after] = condition.replaceAll('@', row).split(':value')
  return sql`${sql.raw(before!)}${value}${sql.raw(after!)}`
}
