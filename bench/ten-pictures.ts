import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { fileWidths } from '#features/files/model/file.ts'
import { anEditor } from './an-editor.ts'
import { ask } from './ask.ts'
import type { Device } from './live-people.ts'
import { type Picture, sendPhoto } from './send-photo.ts'
import { visit } from './visitors.ts'
import { watchDrawing } from './watch-drawing.ts'

type Asked = { origin: string; host: string; center: string; /** Process id of the server. */ pid: number; photos: readonly Buffer[] }
export type Made = {
  /** From the first byte until the last picture can be fetched in every width. */ seconds: number
  /** The same for AVIF. */ sharp: number
  /** What visitors of the site waited meanwhile, in milliseconds. */
  median: number
  p99: number
  asked: number
  /** How many processes encoded WebP at once, and the peak memory of one of any kind. */
  atOnce: number
  megabytes: number
}

/** As many as the page of files sends at once (`send-queue.ts`). */
const atOnce = 2

/** An editor uploads pictures through the browser API proxy, while visitors browse. */
export async function tenPictures(owner: pg.Client, { origin, host, center, pid, photos }: Asked): Promise<Made> {
  const { editor, leave } = await anEditor(owner, { host, center })
  const visitors = visit(origin, host)
  const drawing = watchDrawing(pid)
  try {
    await sleep(2000)
    visitors.forget()
    const began = performance.now()
    const since = () => (performance.now() - began) / 1000
    const waiting = [...photos.entries()]
    const ids: string[] = []
    const line = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { id, pictures } = await sendPhoto(origin, editor, { n: next[0], photo: next[1] })
        if (pictures.length !== fileWidths.length) throw new Error(`A picture came in ${pictures.length} widths.`)
        ids.push(id)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, line))
    const seconds = since()
    const seen = visitors.seen()
    for (const id of ids) for (const { url } of await copiesOf(origin, editor, id)) await ask(`${origin}${url}`, { host }, 'image/webp')
    while (!(await areSharp(origin, editor, ids))) await sleep(500)
    return { seconds, sharp: since(), ...seen, ...drawing.seen }
  } finally {
    drawing.end()
    await visitors.end()
    await leave()
  }
}

async function copiesOf(origin: string, { headers }: Device, id: string): Promise<Picture[]> {
  const answer = await ask(`${origin}/door/api/v1/files/${id}`, { ...headers, accept: 'application/json' }, 'json')
  return (JSON.parse(answer) as { data: { attributes: { pictures: Picture[] } } }).data.attributes.pictures
}

async function areSharp(origin: string, editor: Device, ids: readonly string[]): Promise<boolean> {
  const copies = await Promise.all(ids.map(async (id) => await copiesOf(origin, editor, id)))
  return copies.flat().every(({ avif }) => avif)
}
