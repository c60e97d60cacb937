import { type ReactNode, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFaults } from '#design/form/form-faults.tsx'
import { SectionRail } from '#design/form/form-section.tsx'
import { SavedForm, type SavedFormHandle } from '#design/form/saved-form.tsx'
import { saveWhileTyping } from '#design/form/save-while-typing.ts'
import type { SaveOutcome } from '#design/form/saving.ts'
import { type FilePicture, libraryFile } from '#features/files/model/file.ts'
import { fetchChosen } from '#features/files/picker/fetch-chosen.ts'
import { editorWords as words } from '#features/social-map/editor/editor-words.ts'
import { entryForm } from '#features/social-map/editor/entry-form.ts'
import { type EditedEntry, editedInclude, type Slots, valuesOf } from '#features/social-map/editor/entry-in-form.ts'
import { entryWords } from '#features/social-map/editor/entry-words.ts'
import { saveEntry } from '#features/social-map/editor/save-entry.ts'
import { entryEditAddress } from '#features/social-map/model/addresses.ts'
import { mapEntry } from '#features/social-map/model/entry.ts'
import type { Typed } from '#kernel/fields/form.ts'
import { useCenterName } from '#kernel/i18n/web/center-name.tsx'
import type { Locale } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { browserClient } from '#kernel/jsonapi/client/web/browser-client.ts'
import { entrySections, EntryFields } from './entry-fields.tsx'
import './entry-editor.css'

type Props = {
  entry: EditedEntry
  slots: Slots
  values: Typed
  logo: FilePicture | null
  answer: FormAnswer | undefined
  /** They decide what is on the map: nothing of theirs waits. */
  decides: boolean
  mayPick: boolean
  /** Beside the form. */
  aside: ReactNode
}

const labels = { logo: entryWords.logo }

/** The form of an entry: saved while it is typed until it is handed in, and with a button from then on. */
export function EntryEditor(props: Props) {
  const t = useT()
  const isDraft = props.entry.status === 'draft'
  return (
    <div className="form-columns mt-8">
      <SectionRail label={t(entryWords.parts)} sections={entrySections.map(({ id, title }) => ({ id, title: t(title) }))} />
      {isDraft ? <DraftForm {...props} /> : <LiveForm {...props} />}
      <aside className="form-aside entry-aside">{props.aside}</aside>
    </div>
  )
}

function DraftForm({ entry, slots, values: stored, logo, answer, decides, mayPick }: Props) {
  const t = useT()
  const locale = useLocale()
  const submit = useSubmit()
  const form = useRef<SavedFormHandle>(null)
  const { id, meta, updatedAt } = entry
  const [values] = useState(stored)
  return (
    <div className="min-w-0">
      <FormFaults faults={answer?.faults} className="mb-8 empty:hidden" />
      <SavedForm
        form={entryForm}
        values={values}
        version={meta.version}
        keptAs={id}
        savedAt={updatedAt}
        save={async (data) => await saveTyped(id, data, locale)}
        signIn={`/auth/login-1?redirect=${encodeURIComponent(entryEditAddress(id))}`}
        labels={labels}
        names={{}}
        onType={() => {}}
        onIntent={(intent) => void submit({ intent }, { method: 'post' })}
        handle={form}
      >
        {(state) => (
          <>
            <EntryFields slots={slots} filled={filledOf(entry)} logo={logo} mayPick={mayPick} asksCheck={false} />
            <div className="act-bar">
              <div className="act-state">{state}</div>
              <Button type="submit" name="intent" value="submit">
                {t(decides ? words.putOn : words.handIn)}
              </Button>
            </div>
          </>
        )}
      </SavedForm>
    </div>
  )
}

function LiveForm({ entry, slots, values, logo, answer, decides, mayPick }: Props) {
  const t = useT()
  const center = useCenterName()
  const { id, meta, status } = entry
  const isShown = status === 'active' || status === 'stale' || status === 'temporarily_closed'
  const state = isShown
    ? decides
      ? t(words.live)
      : `${t(words.live)} ${t(words.nameAgain, { center })}`
    : status === 'pending'
      ? t(words.waits, { center })
      : t(words.unseen)
  return (
    <DeclaredForm
      form={entryForm}
      values={values}
      version={meta.version}
      answer={answer}
      pictureLabels={labels}
      keptAs={id}
      submit={t(words.save)}
      state={<span className="max-sm:sr-only">{state}</span>}
    >
      <EntryFields slots={slots} filled={filledOf(entry)} logo={logo} mayPick={mayPick} asksCheck={isShown} />
    </DeclaredForm>
  )
}

const filledOf = ({ services, locations }: Pick<EditedEntry, 'services' | 'locations'>) => ({ services: services.length, places: locations.length })

/** Saves an entry while somebody types. */
async function saveTyped(id: string, data: FormData, locale: Locale): Promise<SaveOutcome> {
  const client = browserClient(mapEntry)
  let slots: Slots | null = null
  return await saveWhileTyping({
    form: entryForm,
    locale,
    save: async () => {
      const outcome = await saveEntry({ client, id, data, locale, partly: true })
      slots = outcome.slots
      return { outcome, wasMerged: outcome.refused === undefined && outcome.wasMerged }
    },
    read: async () => {
      const latest = await client.get(id, { include: editedInclude })
      return { version: latest.meta.version, theirs: valuesOf(latest, slots!, locale) }
    },
    pictures: async (links) => await fetchChosen(browserClient(libraryFile), links),
  })
}
