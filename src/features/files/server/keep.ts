import { randomBytes } from 'node:crypto'
import type { Tx } from '#kernel/db/server/database.ts'
import { enqueue } from '#kernel/jobs/server/enqueue.ts'
import type { Verb } from '#kernel/jsonapi/server/verbs.ts'
import type { PreparedFile } from './prepare-file.ts'
import { sharpenFile } from './sharpen.ts'

/** Keeps a file and its copies under an address that nobody can guess. One that is there already is answered instead. */
export const keepFile: Verb<{}, PreparedFile> = async ({ tx, centerId, actor, prepared: file }) => {
  const known = await tx
    .selectFrom('files')
    .select(['id'])
    .where('volunteer_center_id', '=', centerId)
    .where('sha256', '=', file.sha256)
    .where('status', '=', 'kept')
    .executeTakeFirst()
  if (known) return { id: known.id, status: 200, meta: { known: true } }
  return await insertFile(tx, { centerId, userId: actor.userId }, file)
}

/** A row, its copies, and the job that draws the sharper ones. */
export async function insertFile(tx: Tx, { centerId, userId }: { centerId: string; userId: string | null }, file: PreparedFile): Promise<string> {
  const { copies, words = {}, ...facts } = file
  const key = randomBytes(16).toString('base64url')
  const pictures = copies.filter(({ width }) => width > 0).map(({ name, width, height }) => ({ url: `/files/${key}/${name}`, width, height }))
  const { id } = await tx
    .insertInto('files')
    .values({
      volunteer_center_id: centerId,
      user_id: userId,
      key,
      ...facts,
      ...words,
      pictures: JSON.stringify(pictures),
      width: pictures.at(-1)?.width ?? null,
      height: pictures.at(-1)?.height ?? null,
      kept_bytes: copies.reduce((sum, { content }) => sum + content.length, 0),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('file_copies')
    .values(copies.map(({ name, content }) => ({ volunteer_center_id: centerId, file_id: id, key, name, content })))
    .execute()
  if (file.kind === 'picture') await enqueue(tx, sharpenFile, { centerId, fileId: id })
  return id
}
