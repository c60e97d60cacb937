import { data, redirect } from 'react-router'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { answersOf } from '#features/center-forms/builder/check-design.ts'
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
import { settingsForm, settingsOf } from '#features/center-forms/builder/settings-form.ts'
import { builderWords } from '#features/center-forms/model/builder-words.ts'
import type { CenterForm, OpenedForm } from '#features/center-forms/model/center-form.ts'
import {
  type Condition,
  type FormDesign,
  type FormField,
  type Option,
  type Words,
  allFields,
  designLimits,
  fieldTypes,
  hasOptions,
} from '#features/center-forms/model/form-design.ts'
import { allFormsPath, buildPath, cardId, signInPath } from '#features/center-forms/model/paths.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import type { Faults } from '#kernel/fields/form.ts'
import { slugOf } from '#kernel/fields/slug.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { changeByForm } from '#kernel/jsonapi/client/change-form.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'

const sentText = (sent: FormData, name: string): string => cutText(String(sent.get(name) ?? ''), 5000).trim()
const wordsIn = (sent: FormData, name: string): Words => ({ nl: sentText(sent, `${name}.nl`), en: sentText(sent, `${name}.en`) })

/** Reads a question from its form in the builder. */
function readField(sent: FormData, field: FormField, design: FormDesign): FormField {
  const type = fieldTypes.find((one) => one === sentText(sent, 'type')) ?? field.type
  return {
    ...field,
    type,
    label: wordsIn(sent, 'label'),
    help: wordsIn(sent, 'help'),
    required: type !== 'note' && sent.has('required'),
    options: hasOptions(type) ? optionsIn(sent, field.options) : [],
    when: conditionIn(sentText(sent, 'when'), design),
  }
}

/** Reads the lines of choices: an emptied line is removed, a new one is added. A choice keeps its key, since answers refer to it. */
function optionsIn(sent: FormData, before: readonly Option[]): Option[] {
  const kept = before.flatMap(({ key, label }): Option[] => {
    if (!sent.has(`option.${key}.nl`)) return [{ key, label }]
    const words = wordsIn(sent, `option.${key}`)
    return words.nl || words.en ? [{ key, label: { nl: words.nl || words.en, en: words.en } }] : []
  })
  const taken = new Set(before.map(({ key }) => key))
  for (const line of ['new1', 'new2']) {
    const words = wordsIn(sent, `option.${line}`)
    if ((!words.nl && !words.en) || kept.length >= designLimits.options) continue
    let n = taken.size + 1
    while (taken.has(`o${n}`)) n += 1
    taken.add(`o${n}`)
    kept.push({ key: `o${n}`, label: { nl: words.nl || words.en, en: words.en } })
  }
  const least = [1, 2].map((n): Option => ({ key: `o${n}`, label: { nl: `Keuze ${n}`, en: `Choice ${n}` } }))
  // A question that was just changed to one with choices starts with two.
  return before.length === 0 && kept.length === 0 ? least : kept
}

function conditionIn(given: string, design: FormDesign): Condition | null {
  const [field = '', is = ''] = given.split(':', 2)
  const known = allFields(design).find(({ key }) => key === field)
  return known && answersOf(known).includes(is) ? { field, is } : null
}

/** What was refused: faults by input name, or a message above the form. */
export type BuildAnswer = { refused: Faults; /** Of the settings: what was typed, and conflicts with other people's changes. */ settings?: FormAnswer }

type Asked = { api: Client; request: Request; sent: FormData; locale: Locale }
type Edited = {
  design: FormDesign
  /** The question or step to open afterwards. */ field?: string
  step?: number
  /** The question to scroll to, without opening it. */ near?: string
  /** The form has its maximum of questions; what was typed is saved all the same. */ isFull?: boolean
}

const text = (sent: FormData, name: string) => cutText(String(sent.get(name) ?? ''), 200)
const go = (to: string, said?: string) => redirect(to, { status: 303, headers: said ? { 'set-cookie': toastCookieHeader(said) } : {} })

/** The actions of the pages where forms are built: each is one POST, followed by a redirect to the part being edited. */
export async function buildAction({ api, request, sent, locale }: Asked) {
  const id = cutText(new URL(request.url).searchParams.get('form'), 60)
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

/** Reads, changes and writes based on what was read; on a version conflict it tries again on the new version, so that both changes stand. */
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

/** An action on the questions; one on an open question also saves what was typed there. */
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

/** Maps a fault of the declaration to the input that wrote it, where that input is on this page. */
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

/** Saves the changed settings of a form and merges them with changes of others; returns what was refused. */
async function saveSettings(
  api: Client,
  path: string,
  { sent, locale }: { sent: FormData; locale: Locale },
): Promise<(FormAnswer & { status: number }) | null> {
  const fetchIt = async () => (await api.request('GET', path)).meta as OpenedForm
  const { colleagues } = await fetchIt()
  sent.set('slug', slugOf(cutText(String(sent.get('slug') ?? ''), 200)))
  const outcome = await changeByForm({
    form: settingsForm(colleagues),
    data: sent,
    locale,
    read: async () => settingsOf((await fetchIt()).form),
    write: async ({ closesOn, keepMonths, mailTo, ...body }, { version }) =>
      await api.request(
        'PATCH',
        path,
        {
          ...body,
          ...(closesOn !== undefined && { closes_on: closesOn }),
          ...(keepMonths !== undefined && { keep_months: keepMonths }),
          ...(mailTo && { mail_to: mailTo }),
        },
        { 'if-match': `"v${version}"` },
      ),
  })
  return 'refused' in outcome ? outcome.refused : null
}
