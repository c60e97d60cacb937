import { data, redirect } from 'react-router'
import type { Faults } from '#kernel/fields/form.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { builderWords } from '#features/center-forms/model/builder-words.ts'
import type { CenterForm } from '#features/center-forms/model/center-form.ts'
import {
  addField,
  addStep,
  changeField,
  copyField,
  isFull,
  moveField,
  nameStep,
  placeField,
  removeField,
  removeStep,
} from '#features/center-forms/builder/edit-design.ts'
import { allFields, fieldTypes, type FormDesign, designLimits } from '#features/center-forms/model/form-design.ts'
import { allFormsPath, buildPath, cardId, signInPath } from '#features/center-forms/model/paths.ts'
import { readField, wordsIn } from './read-field.ts'
import { saveSettings } from './save-settings.ts'

/** What was not taken: faults by the name of an input, or what stands above the form. */
export type BuildAnswer = { refused: Faults; /** Of the settings: what was typed, and what somebody else changed meanwhile. */ settings?: FormAnswer }

type Asked = { api: Client; request: Request; sent: FormData; locale: Locale }
type Edited = {
  design: FormDesign
  /** The question or step that is open afterwards. */ field?: string
  step?: number
  /** The question that is in view, closed. */ near?: string
  /** There is no room for one more question; what was typed is kept all the same. */ isFull?: boolean
}

const text = (sent: FormData, name: string) => String(sent.get(name) ?? '').slice(0, 200)
const go = (to: string, said?: string) => redirect(to, { status: 303, headers: said ? { 'set-cookie': toastCookieHeader(said) } : {} })

/** What can be done on the pages where forms are built: each act is one post, and leads to where one works on. */
export async function buildAction({ api, request, sent, locale }: Asked) {
  const id = new URL(request.url).searchParams.get('form')?.slice(0, 60)
  try {
    if (!id) return go(allFormsPath)
    return await act({ api, sent, locale, id, intent: text(sent, 'intent') })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return go(signInPath(request))
    if (!(error instanceof ApiError) || ![409, 422].includes(error.status)) throw error
    return data<BuildAnswer>({ refused: faultsOf(error) }, error.status)
  }
}

async function act({ api, sent, locale, id, intent }: Omit<Asked, 'request'> & { id: string; intent: string }) {
  const path = `center_forms/${encodeURIComponent(id)}`
  if (intent === 'remove-form') {
    await api.request('DELETE', path)
    return go(allFormsPath, say(locale, builderWords.removedForm))
  }
  if (intent === 'open' || intent === 'closed') {
    await api.request('PATCH', path, { status: intent })
    return go(buildPath(id))
  }
  if (intent === 'settings') {
    const refused = await saveSettings(api, path, { sent, locale })
    if (refused) return data<BuildAnswer>({ refused: refused.faults, settings: refused }, refused.status)
    return go(buildPath(id, { view: 'settings' }), say(locale, builderWords.saved))
  }
  const edited = await edit(api, path, (design) => editOf(design, intent, sent))
  if (edited.isFull) return data<BuildAnswer>({ refused: { fields: {}, problem: say(locale, builderWords.full, { n: designLimits.fields }) } }, 422)
  const at = buildPath(id, { ...(edited.field && { field: edited.field }), ...(edited.step && { stap: edited.step }) })
  return go(edited.near ? `${at}#${cardId(edited.near)}` : at)
}

/** Reads, changes and writes upon what was read; when somebody else was in between, once more upon theirs: both changes stand. */
async function edit(api: Client, path: string, change: (design: FormDesign) => Edited): Promise<Edited> {
  for (let tries = 0; ; tries += 1) {
    const { form } = (await api.request('GET', path)).meta as { form: CenterForm }
    const edited = change(form.design)
    try {
      await api.request('PATCH', path, { design: edited.design, version: form.version })
      return edited
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'form_changed' || tries >= 3) throw error
    }
  }
}

const stepOf = (design: FormDesign, field: string) => design.steps.findIndex(({ fields }) => fields.some(({ key }) => key === field)) + 1

/** An act on the questions; those on one that is open take along what was typed there. */
function editOf(design: FormDesign, intent: string, sent: FormData): Edited {
  const key = text(sent, 'field')
  const stepKey = text(sent, 'step')
  const step = Math.max(design.steps.findIndex((one) => one.key === stepKey) + 1, 1)
  const field = allFields(design).find((one) => one.key === key)
  const typed = field && sent.has('label.nl') ? changeField(design, key, readField(sent, field, design)) : design
  if ((intent === 'add' || intent === 'copy') && isFull(design)) return { design: typed, isFull: true }
  switch (intent) {
    case 'add': {
      const type = fieldTypes.find((one) => one === text(sent, 'type')) ?? 'text'
      const label = type === 'note' ? builderWords.newNote : builderWords.newField
      const added = addField(design, design.steps[step - 1]!.key, type, { nl: label.nl, en: label.en })
      return { design: added.design, field: added.key, step }
    }
    case 'add-step':
      return { design: addStep(design).design, step: design.steps.length + 1 }
    case 'name-step':
      return { design: nameStep(design, stepKey, wordsIn(sent, 'step-title')), step }
    case 'remove-step':
      return { design: removeStep(design, stepKey), step: Math.max(step - 1, 1) }
    case 'place': {
      const placed = placeField(design, key, { step: stepKey, at: Math.trunc(Number(sent.get('at'))) || 0 })
      return { design: placed, step, field: text(sent, 'chosen') }
    }
    case 'up':
    case 'down': {
      const moved = moveField(typed, key, intent === 'up' ? -1 : 1)
      return { design: moved, field: key, step: stepOf(moved, key) }
    }
    case 'copy': {
      const copied = copyField(typed, key)
      return { design: copied.design, field: copied.key, step: stepOf(copied.design, copied.key) }
    }
    case 'remove':
      return { design: removeField(design, key), step: stepOf(design, key) }
    case 'ready':
      return { design: typed, step: stepOf(design, key), near: key }
    default:
      return { design: typed, field: key, step: stepOf(design, key) || step }
  }
}

/** A fault of the declaration stands at the input that wrote it, where it is on this page. */
function faultsOf(error: ApiError): Faults {
  if (error.status === 409) return { fields: {}, problem: error.message }
  const fields = Object.entries(error.fields).map(([at, sentence]): [string, string] => [inputAt(at), sentence])
  const known = fields.filter(([at]) => at !== '')
  return { fields: Object.fromEntries(known), ...(known.length === 0 && { problem: error.message }) }
}

function inputAt(at: string): string {
  const inField = /^design\.steps\.\d+\.fields\.\d+\.((?:label|help)\.(?:nl|en))$/.exec(at)?.[1]
  const inStep = /^design\.steps\.\d+\.title\.(nl|en)$/.exec(at)?.[1]
  return inField ?? (inStep ? `step-title.${inStep}` : at.startsWith('design') ? '' : at)
}
