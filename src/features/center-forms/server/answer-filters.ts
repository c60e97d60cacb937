/** What an answer says, whatever was asked. As conditions of filters: `@` is its row, `:value` what is looked for. */
export const answerHas = `exists (select from jsonb_array_elements(@.answers) given where plain(given ->> 'text') like plain(:value))`
/** Of the last seven days, or of the last month: the longest of what is asked. */
export const answerIsFrom = `(@.sent_at > now() - case when 'month' = any(:value) then interval '31 days' else interval '7 days' end)`
