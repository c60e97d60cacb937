import { callApi } from '#kernel/http/pages/web/call-api.ts'
import { sendForm } from '#kernel/http/bodies/web/send-form.ts'
import type { FileCopy, FilePicture } from '#features/files/model/file.ts'
import { pictureOf } from '#features/files/picture/picture-of.ts'
import type { SceneName } from '#features/files/model/stock-scenes.ts'
import { downscaled } from '#features/files/picture/web/downscaled.ts'

type Row<Attributes> = { id: string; attributes: Attributes }
type FileRow = Row<Omit<Parameters<typeof pictureOf>[0], 'id'> & { name: string }>
export type StockRow = { id: string; titleNl: string; titleEn: string; scene: SceneName | null; pictures: FileCopy[] | null }
export type Found = { own: { name: string; picture: FilePicture }[]; stock: StockRow[] }

const picturesShown = ({ id, attributes }: FileRow) => pictureOf({ id, ...attributes })

/** Searches pictures in the library and the stock images; a sentence when refused, null where the server could not be reached. */
export async function findPictures(q: string): Promise<Found | string | null> {
  const search = q ? `&filter[search]=${encodeURIComponent(q)}` : ''
  const [files, stock] = await Promise.all([
    callApi('GET', `files?filter[shelf_eq]=pictures&page[size]=40${search}`),
    callApi('GET', `stock_images?page[size]=40${search}`),
  ])
  if (!files.ok) return files.fault
  if (!stock.ok) return stock.fault
  return {
    own: (files.document.data as unknown as FileRow[]).map((row) => ({ name: row.attributes.name, picture: picturesShown(row) })),
    stock: (stock.document.data as unknown as Row<Omit<StockRow, 'id'>>[]).map(({ id, attributes }) => ({ id, ...attributes })),
  }
}

/** One picture of the library; null where it no longer exists or the server could not be reached. */
export async function findPicture(id: string): Promise<FilePicture | null> {
  const answer = await callApi('GET', `files/${id}`)
  return answer.ok ? picturesShown(answer.document.data as unknown as FileRow) : null
}

/** Copies a stock image into the library; a sentence when refused. */
export async function takeStockPicture(id: string): Promise<FilePicture | string | null> {
  const answer = await callApi('PUT', `stock_images/${id}/use`)
  if (!answer.ok) return answer.fault
  const { fileId } = (answer.document.data as unknown as { meta: { fileId: string } }).meta
  return await findPicture(fileId)
}

/** Uploads a new picture; a sentence when refused. */
export async function addPicture(file: File): Promise<FilePicture | string | null> {
  const form = new FormData()
  form.append('file', await downscaled(file), file.name)
  const outcome = await sendForm({ path: 'files', form, key: crypto.randomUUID(), onProgress: () => {} }).done
  if (outcome.kind === 'kept') return await findPicture(outcome.id)
  return outcome.kind === 'refused' ? outcome.message : null
}
