import type pg from 'pg'
import { type Device, openSessions } from './live-people.ts'

/** A signed-in editor of a center's site; `leave` removes what they made. */
export async function anEditor(owner: pg.Client, { host, center }: { host: string; center: string }): Promise<{ editor: Device; leave(): Promise<void> }> {
  const person = (
    await owner.query<{ id: string; email: string }>('select id, email from users where home_center_id = $1 order by id offset 58 limit 1', [center])
  ).rows[0]!
  await owner.query(`insert into user_roles (volunteer_center_id, user_id, name) values ($1, $2, 'editor') on conflict do nothing`, [center, person.id])
  const clean = async () => {
    const own = [center, person.id]
    await owner.query('delete from content_items where volunteer_center_id = $1 and changed_by = $2', own)
    await owner.query('delete from file_uses where volunteer_center_id = $1 and file_id in (select id from files where user_id = $2)', own)
    await owner.query('delete from files where volunteer_center_id = $1 and user_id = $2', own)
  }
  // Removes what an interrupted run left behind.
  await clean()
  const { devices, leave } = await openSessions(owner, { host, center }, [person])
  return {
    editor: devices[0]!,
    async leave() {
      await leave()
      await clean()
      await owner.query(`delete from user_roles where volunteer_center_id = $1 and user_id = $2 and name = 'editor'`, [center, person.id])
    },
  }
}
