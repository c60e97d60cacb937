import type { Locale } from '#kernel/i18n/messages.ts'
import { changeByForm } from '#kernel/jsonapi/client/change-form.ts'
import type { ResourceClient } from '#kernel/jsonapi/client/client.ts'
import { browserClient } from '#kernel/jsonapi/client/web/browser-client.ts'
import { saveWhileTyping } from '#design/form/save-while-typing.ts'
import type { SaveOutcome } from '#design/form/saving.ts'
import { fetchPictures } from '#features/uploads/fetch-pictures.ts'
import { upload } from '#features/uploads/upload.ts'
import { vacancy } from '#features/vacancies/model/vacancy.ts'
import { editorForm, editorLinks } from '#features/vacancies/editor/editor-form.ts'
import { changesOf } from '#features/vacancies/editor/changes-of.ts'
import { type EditedVacancy, editorInclude, inForm, valuesOf } from './editor-record.ts'

type Vacancies = Pick<ResourceClient<typeof vacancy>, 'get' | 'update'>
type Asked = { vacancies: Vacancies; known: EditedVacancy; data: FormData; locale: Locale; partly?: boolean }

/** Saves the changes of a vacancy. Returns the outcome, with the saved vacancy if the server sent it. */
export async function changeVacancy({ vacancies, known, data, locale, partly = false }: Asked) {
  let latest = known
  const read = async () => {
    latest = await vacancies.get(known.id, { include: editorInclude })
    return inForm(latest)
  }
  const outcome = await changeByForm({
    form: editorForm,
    data,
    locale,
    partly,
    links: editorLinks,
    read,
    write: async (body, upon) => await vacancies.update(known.id, changesOf(body, latest), upon),
  })
  return { outcome, latest }
}

/** Saves from the browser while somebody types; `known` becomes the vacancy as it then is. */
export async function saveTyped(known: { current: EditedVacancy }, data: FormData, locale: Locale): Promise<SaveOutcome> {
  const vacancies = browserClient(vacancy)
  return await saveWhileTyping({
    form: editorForm,
    locale,
    save: async () => {
      const { outcome, latest } = await changeVacancy({ vacancies, known: known.current, data, locale, partly: true })
      const wasMerged = latest !== known.current
      // The response has no relations. They are fetched only if somebody else changed the vacancy too.
      if (outcome.saved && !wasMerged) known.current = { ...known.current, ...plainOf(outcome.saved as never) } as EditedVacancy
      return { outcome, wasMerged }
    },
    read: async () => {
      known.current = await vacancies.get(known.current.id, { include: editorInclude })
      return { version: known.current.meta.version, theirs: valuesOf(known.current) }
    },
    pictures: async ({ image }) => await fetchPictures({ uploads: browserClient(upload) } as never, image ? { image } : {}),
  })
}

/** The attributes of a response. Its relations are dropped: as they are not included, they would read as empty. */
function plainOf(saved: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(saved).filter(([name]) => !(editorInclude as readonly string[]).includes(name)))
}
