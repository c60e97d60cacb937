import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { entryForm, entryWordsForm } from '#features/vocabulary/entry-form.ts'
import { vocabularyWords as words } from '#features/vocabulary/messages.ts'
import type { KnownConcept, OwnEntry, fetchVocabulary } from '#features/vocabulary/vocabulary-entry.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { type Refusal, submitForm } from '#kernel/jsonapi/client/submit-form.ts'
import { RoutedForm } from '#design/form/plain-form.tsx'

type Props = Awaited<ReturnType<typeof fetchVocabulary>> & { asked: string; mayAdd: boolean; answer: (FormAnswer & { intent: string }) | undefined }

/** The search vocabulary, with the center's own entries. */
export function SearchWords({ asked, mayAdd, concepts, names, own, answer }: Props) {
  const t = useT()
  return (
    <div className="mt-8 grid gap-x-12 gap-y-10 xl:grid-cols-2">
      <section aria-label={t(words.tryTitle)}>
        <h3 className="text-xl">{t(words.tryTitle)}</h3>
        <RoutedForm method="get" role="search" className="mt-4 flex flex-wrap items-end gap-3">
          <input type="hidden" name="part" value="words" />
          <TextField name="q" type="search" label={t(words.tryLabel)} defaultValue={asked} maxLength={100} className="grow" />
          <Button type="submit">{t(words.tryButton)}</Button>
        </RoutedForm>
        {asked && concepts.length === 0 && <p className="mt-4 break-words">{t(words.nothing, { q: asked })}</p>}
        {concepts.length > 0 && <KnownConcepts concepts={concepts} />}
        <details className="mt-6">
          <summary className="link cursor-pointer w-fit">{t(words.all, { n: names.length })}</summary>
          <ul className="mt-3 columns-2 sm:columns-3 gap-x-6">
            {names.map((name) => (
              <li key={name} className="break-words">
                <Anchor className="link" href={`/settings?part=words&q=${encodeURIComponent(name)}`}>
                  {name}
                </Anchor>
              </li>
            ))}
          </ul>
        </details>
      </section>
      <section aria-label={t(words.ownTitle)}>
        <h3 className="text-xl">{t(words.ownTitle)}</h3>
        <OwnWords own={own} answer={answer} open={answer?.intent} />
        {mayAdd ? (
          <div className="mt-8 max-w-[36rem]">
            <h4 className="text-lg font-semibold mb-4">{t(words.addTitle)}</h4>
            {/* Emptied after its words were added. */}
            <DeclaredForm
              key={own.map(({ words }) => words.length).join()}
              form={entryForm}
              intent="add"
              answer={answer?.intent === 'add' ? answer : undefined}
              submit={t(words.add)}
            >
              <FormFields of={entryForm} />
            </DeclaredForm>
          </div>
        ) : (
          <p className="mt-4 text-text-soft">{t(words.onlyAdmins)}</p>
        )}
      </section>
    </div>
  )
}

/** Concepts of the search, with all their names. */
function KnownConcepts({ concepts }: { concepts: readonly KnownConcept[] }) {
  const t = useT()
  return (
    <ul className="mt-4 border-t border-line">
      {concepts.map(({ name, nl, en, near, isMeant }) => (
        <li key={name} className="py-4 border-b border-line">
          <h4 className="text-lg font-semibold flex flex-wrap items-baseline gap-x-3">
            {name} <Badge tone={isMeant ? 'success' : 'neutral'}>{t(isMeant ? words.meant : words.alike)}</Badge>
          </h4>
          <dl className="mt-1 grid sm:grid-cols-[7rem_1fr] gap-x-4 gap-y-1">
            <Line term={t(words.dutch)} words={nl} />
            <Line term={t(words.english)} words={en} />
            <Line term={t(words.near)} words={near} />
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Line({ term, words: said }: { term: string; words: readonly string[] }) {
  if (said.length === 0) return null
  return (
    <>
      <dt className="text-text-soft">{term}</dt>
      <dd className="break-words">{said.join(', ')}</dd>
    </>
  )
}

/** The center's own entries, which its admins edit in place. */
function OwnWords({ own, answer, open }: { own: readonly OwnEntry[]; answer: FormAnswer | undefined; open: string | undefined }) {
  const t = useT()
  if (own.length === 0) return <p className="mt-2 text-text-soft">{t(words.ownNone)}</p>
  return (
    <ul className="mt-4 border-t border-line">
      {own.map(({ id, name, words: said, near, mayChange }) => (
        <li key={`${id} ${said.join()} ${near.join()}`} className="py-4 border-b border-line">
          <h4 className="text-lg font-semibold">{name}</h4>
          <p className="break-words">{said.join(', ')}</p>
          {near.length > 0 && (
            <p className="break-words text-text-soft">
              {t(words.near)}: {near.join(', ')}
            </p>
          )}
          {mayChange && (
            <details className="mt-2" open={open === id || undefined}>
              <summary className="link cursor-pointer w-fit">{t(words.change)}</summary>
              <div className="mt-4 max-w-[36rem]">
                <DeclaredForm
                  form={entryWordsForm}
                  intent={id}
                  values={{ words: [said.join('\n')], near: [near.join('\n')] }}
                  answer={open === id ? answer : undefined}
                  submit={t(words.save)}
                >
                  <FormFields of={entryWordsForm} />
                </DeclaredForm>
                <PostForm intent={`remove ${id}`} className="mt-4">
                  <Button type="submit" variant="quiet">
                    {t(words.remove, { name })}
                  </Button>
                </PostForm>
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

type Changed = { intent: string; said: string; refused?: undefined } | { intent: string; said?: undefined; refused: Refusal }

/** Adds, changes or removes an entry of the center; `intent` says which. */
export async function changeOwnWords(api: Client, data: FormData, locale: Locale): Promise<Changed> {
  const intent = cutText(String(data.get('intent') ?? ''), 60)
  const [verb, id = ''] = intent.split(' ')
  if (verb === 'remove') {
    const { name } = await api.vocabularyEntries.get(id)
    await api.vocabularyEntries.remove(id)
    return { intent, said: say(locale, words.removed, { name }) }
  }
  const { sent, refused } =
    intent === 'add'
      ? await submitForm({ form: entryForm, data, locale, send: async (body) => await api.vocabularyEntries.create(body) })
      : await submitForm({ form: entryWordsForm, data, locale, send: async (body) => await api.vocabularyEntries.update(intent, body) })
  return refused ? { intent, refused } : { intent, said: say(locale, words.saved, { name: sent.name }) }
}
