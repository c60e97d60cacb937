import type { Side } from './states.ts'

/** The message that another one answers, as it is now: changed words stand there changed, deleted ones are gone. */
export type Quote = { id: string; text: string; author: string | null; side: Side; isMine: boolean; isDeleted: boolean; at: string }

/** As many letters as a quote shows. */
const most = 160

/** SQL: a quote out of a message that answers another one. Files without words are quoted by their names, a card by its place. */
export const quoteSql = `case when @.reply_to_id is not null then (select jsonb_build_object('id', q.id,
    'text', left(coalesce(nullif(q.body, ''), q.meeting_place, (select string_agg(f.name, ', ' order by f.created_at, f.id) from attachments f
      where f.volunteer_center_id = q.volunteer_center_id and f.message_id = q.id), ''), ${most}),
    'author', (select trim(u.first_name || ' ' || u.last_name) from users u where u.id = q.author_id), 'side', q.side,
    'isMine', coalesce(q.author_id = :user, false), 'isDeleted', q.deleted_at is not null,
    'at', to_char(q.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from messages q where q.volunteer_center_id = @.volunteer_center_id and q.id = @.reply_to_id) end`
