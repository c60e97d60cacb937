import type pg from 'pg'
import { ask } from './ask.ts'

type Asked = { origin: string; host: string; center: string; /** Headers of a session. */ session: Record<string, string> }

const long = 2000

/** Median milliseconds until a conversation of 2,000 messages is shown on its page, and until the API returns its newest messages. */
export async function longThread(owner: pg.Client, { origin, host, center, session }: Asked, rounds = 40): Promise<{ page: number; newest: number }> {
  const id = await makeThread(owner, center, session['uid']!)
  const cookie = Object.entries(session)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
  try {
    return {
      page: await middle(rounds, async () => await ask(`${origin}/conversations?c=${id}`, { host, cookie, accept: 'text/html' })),
      newest: await middle(rounds, async () => await ask(`${origin}/api/v1/conversations/${id}/messages?sort=-created_at&page[size]=30`, { host, ...session })),
    }
  } finally {
    await owner.query('delete from conversations where volunteer_center_id = $1 and id = $2', [center, id])
  }
}

async function makeThread(owner: pg.Client, center: string, email: string): Promise<string> {
  const text = `with one as (
      insert into conversations (volunteer_center_id, subject_type, subject_id, user_id) select $1::uuid, 'support', id, id from users where email = $2
      on conflict on constraint conversations_subject do update set status = 'open' returning id, user_id
    )
    insert into messages (volunteer_center_id, conversation_id, author_id, side, body, created_at)
      select $1::uuid, one.id, one.user_id, 'volunteer', 'Regel ' || n || ' van een lang gesprek over van alles en nog wat.', now() - n * interval '1 minute'
      from one, generate_series(1, ${long}) n returning conversation_id`
  const { rows } = await owner.query<{ conversation_id: string }>(text, [center, email])
  await owner.query('analyze messages')
  return rows[0]!.conversation_id
}

async function middle(rounds: number, once: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = -5; round < rounds; round++) {
    const began = performance.now()
    await once()
    if (round >= 0) times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]!
}
