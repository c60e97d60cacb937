import type { Locale } from '#kernel/i18n/messages.ts'
import { changeByForm } from '#kernel/jsonapi/client/change-form.ts'
import { ApiError, type ResourceClient } from '#kernel/jsonapi/client/client.ts'
import { refusalOf } from '#kernel/jsonapi/client/submit-form.ts'
import { browserClient } from '#kernel/jsonapi/client/web/browser-client.ts'
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

/** Saves from the browser while somebody types; a lost connection and an ended session are outcomes, not errors. */
export async function saveTyped(known: { current: EditedVacancy }, data: FormData, locale: Locale): Promise<SaveOutcome> {
  const vacancies = browserClient(vacancy)
  try {
    const { outcome, latest } = await changeVacancy({ vacancies, known: known.current, data, locale, partly: true })
    if (outcome.saved === undefined) {
      const { conflict, faults } = outcome.refused
      if (conflict) {
        const { image } = conflict.links
        return { kind: 'conflict', conflict, pictures: await fetchPictures({ uploads: browserClient(upload) } as never, image ? { image } : {}) }
      }
      return { kind: 'refused', faults: faults.fields, problem: faults.problem ?? Object.values(faults.fields)[0] }
    }
    const { saved, left } = outcome
    if (saved === null) return { kind: 'saved', version: null, left }
    const isMerged = latest !== known.current
    // The response has no relations. They are fetched only if somebody else changed the vacancy too.
    known.current = isMerged ? await vacancies.get(saved.id, { include: editorInclude }) : ({ ...known.current, ...plainOf(saved as never) } as EditedVacancy)
    return { kind: 'saved', version: known.current.meta.version, left, ...(isMerged && { theirs: valuesOf(known.current) }) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return { kind: 'lost' }
    if (error.status === 401) return { kind: 'signed-out' }
    const { faults } = isTelling(error) ? refusalOf(error, editorForm, locale) : { faults: { fields: {}, problem: error.message } }
    return { kind: 'refused', faults: faults.fields, problem: faults.problem }
  }
}

const isTelling = ({ status, message }: ApiError) => status !== 404 && message !== 'wrong center'

/** The attributes of a response. Its relations are dropped: as they are not included, they would read as empty. */
function plainOf(saved: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(saved).filter(([name]) => !(editorInclude as readonly string[]).includes(name)))
}
