import { changeByForm } from '#kernel/jsonapi/client/change-form.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { documentForm, pictureForm } from './file-form.ts'

export async function saveFile(api: Pick<Client, 'files'>, id: string, data: FormData, locale: Locale) {
  const { kind } = await api.files.get(id, { fields: { files: ['kind'] } })
  return await changeByForm({
    form: kind === 'picture' ? pictureForm : (documentForm as unknown as typeof pictureForm),
    data,
    locale,
    read: async () => await api.files.get(id),
    write: async (body, upon) => await api.files.update(id, body, upon),
  })
}
