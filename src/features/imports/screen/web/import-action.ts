import { data, redirect } from 'react-router'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import type { ImportKind, RowChoice } from '#features/imports/model/states.ts'
import { addressOf } from './address-of.ts'

/** What could not be done, in words. */
export type ImportOutcome = { problem: string }

/** What somebody does on the screen of an import. */
export async function importAction(api: Client, form: FormData, kind: ImportKind) {
  const text = (name: string) => String(form.get(name) ?? '')
  const id = text('list')
  const deeds: Record<string, () => Promise<Response | null>> = {
    columns: async () => {
      const chosen = [...form].flatMap(([name, value]) => (name.startsWith('column.') && value !== '' ? [[name.slice(7), Number(value)]] : []))
      await api.imports.update(id, { mapping: Object.fromEntries(chosen) })
      return redirect(addressOf(kind, { list: id }))
    },
    row: async () => (await api.importRows.update(text('row'), { texts: { [text('field')]: text('text') } }), null),
    choice: async () => (await api.importRows.update(text('row'), { choice: text('choice') as RowChoice }), null),
    invite: async () => (await api.imports.update(id, { invite: text('invite') === 'true' }), null),
    apply: async () => (await api.imports.callVerb(id, 'apply'), redirect(addressOf(kind, { list: id }))),
    undo: async () => (await api.imports.callVerb(id, 'undo'), redirect(addressOf(kind, { list: id }))),
    remove: async () => (await api.imports.remove(id), redirect(addressOf(kind))),
  }
  const intent = text('intent')
  if (!Object.hasOwn(deeds, intent)) throw data({ code: 'bad_request' }, { status: 400 })
  try {
    return await deeds[intent]!()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return data<ImportOutcome>({ problem: error.message }, error.status)
  }
}
