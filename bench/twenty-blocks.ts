import type pg from 'pg'
import sharp from 'sharp'
import { blockKinds } from '#features/pages/blocks/kinds.ts'
import { anEditor } from './an-editor.ts'
import { ask } from './ask.ts'
import type { Device } from './live-people.ts'
import { sendPhoto } from './send-photo.ts'

type Asked = { origin: string; host: string; center: string }

const asMany = { blocks: 20, pictures: 12 }
const slug = 'twintig-blokken'

/** A page of 20 blocks, of every kind but a form, with 12 pictures; online until `leave`. */
export async function twentyBlocks(owner: pg.Client, { origin, host, center }: Asked): Promise<{ path: string; leave(): Promise<void> }> {
  const { editor, leave } = await anEditor(owner, { host, center })
  const pictures: string[] = []
  for (let n = 0; n < asMany.pictures; n++) pictures.push((await sendPhoto(origin, editor, { n, photo: await photo(n) })).id)
  const made = await write(origin, editor, { titleNl: 'Twintig blokken', slugNl: slug, blocks: blocksWith(pictures) })
  await act(origin, editor, made)
  return { path: `/${slug}`, leave }
}

const photo = async (n: number) =>
  await sharp({ create: { width: 2400, height: 1600, channels: 3, background: { r: n * 20, g: 120, b: 160 } } })
    .jpeg()
    .toBuffer()

type Made = { id: string; attributes: { version?: string } }

/** The examples of all kinds, then texts and photos in turn; the pictures of the examples are replaced by ours. */
function blocksWith(pictures: readonly string[]) {
  const kinds = blockKinds.filter(({ kind }) => kind !== 'form')
  const more = blockKinds.filter(({ kind }) => kind === 'text' || kind === 'pictures')
  const all = Array.from({ length: asMany.blocks }, (_, n) => kinds[n] ?? more[n % more.length]!)
  const left = [...pictures]
  const filled = all.map(({ kind, example }, n) => {
    const value = structuredClone(example) as Record<string, unknown>
    if (kind === 'hero') value['picture'] = left.shift()
    if (kind === 'pictures') value['pictures'] = left.splice(0, 3).map((picture) => ({ picture, caption: { nl: 'In de tuin', en: 'In the garden' } }))
    return { id: `b${n}`, kind, value }
  })
  return filled
}

async function write(origin: string, { headers }: Device, attributes: object): Promise<Made> {
  const body = Buffer.from(JSON.stringify({ data: { type: 'content_items', attributes } }))
  const answer = await ask(`${origin}/door/api/v1/content_items`, { ...headers, ...json }, 'json', body)
  return (JSON.parse(answer) as { data: Made }).data
}

async function act(origin: string, { headers }: Device, { id }: Made): Promise<void> {
  const body = Buffer.from(JSON.stringify({ data: { type: 'content_items', id, attributes: {} } }))
  await ask(`${origin}/door/api/v1/content_items/${id}/publish`, { ...headers, ...json }, 'json', body, 'PUT')
}

const json = { accept: 'application/json', 'content-type': 'application/vnd.api+json' }
