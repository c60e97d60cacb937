import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import { editorForm } from '#features/vacancies/editor/editor-form.ts'
import { unreviewedWords as words } from '#features/vacancies/editor/unreviewed-words.ts'
import { Difference } from '#features/vacancies/moderation/web/difference.tsx'
import type { VacancyFacts } from '#features/vacancies/staff-list/fetch-vacancy.ts'
import { listWords } from '#features/vacancies/staff-list/list-messages.ts'
import { fullDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { linkLabels } from './editor-props.ts'
import { placeOf } from './editor-steps.ts'

type Both = { nl: string; en: string }

/** What changed on the site without review, and the button that says that it was seen; nothing where there is nothing to see. */
export function UnreviewedChanges({ vacancy }: { vacancy: VacancyFacts }) {
  const t = useT()
  const locale = useLocale()
  const { isBusy, act } = useApiAction()
  const { id, title, unreviewedChanges, unreviewedSince, meta } = vacancy
  if (!unreviewedChanges || !unreviewedSince || !meta.permissions.includes('mark_reviewed')) return null
  const changes = Object.entries(unreviewedChanges)
  const shown = changes.flatMap(([name, was]) => (was === null ? [] : [{ name, was, now: nowOf(vacancy, name) }]))
  const others = changes.flatMap(([name, was]) => (was === null ? [t(labelOf(name))] : []))
  const markReviewed = async () => {
    const body = { data: { type: 'vacancies', id, attributes: {} } }
    const { ok } = await act({ method: 'PUT', path: `vacancies/${id}/mark_reviewed`, body, done: t(words.isReviewed, { title }) })
    // The section and its button are gone then.
    if (ok) document.querySelector<HTMLElement>('dialog[open] h3[tabindex]')?.focus()
  }
  return (
    <section className="unreviewed" aria-labelledby="unreviewed">
      <h4 id="unreviewed" className="h-row">
        <Icon name="eye" size={22} />
        {t(words.title)}
      </h4>
      <p className="mt-1 text-text-soft">{t(words.since, { day: fullDay(locale, unreviewedSince) })}</p>
      <dl>
        {shown.map(({ name, was, now }) => (
          <div key={name}>
            <dt>{t(labelOf(name))}</dt>
            <dd>{now === null ? `${t(words.was)}: ${was || t(words.empty)}` : <Difference was={was} now={now} />}</dd>
          </div>
        ))}
        {others.length > 0 && (
          <div>
            <dt>{t(words.others)}</dt>
            <dd>{others.join(', ')}</dd>
          </div>
        )}
      </dl>
      <Button type="button" variant="second" size="small" aria-busy={isBusy || undefined} onClick={() => void markReviewed()} className="mt-4">
        <Icon name="check" size={18} />
        {t(words.seen)}
      </Button>
    </section>
  )
}

/** The present value as text; null where it is not part of the vacancy. */
function nowOf({ tasks, translations, ...vacancy }: VacancyFacts, name: string): string | null {
  if (name === 'tasks') return (tasks ?? []).join('\n')
  if (name === 'translations') return [translations.en?.title, translations.en?.summary, translations.en?.description].join('\n')
  if (name === 'pictureText') return vacancy.image?.alt ?? ''
  const value = (vacancy as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : null
}

/** Short names for what the editor asks in a sentence. */
const own: Record<string, Both> = {
  ...linkLabels,
  title: listWords.name,
  summary: words.summary,
  description: words.description,
  tasks: words.tasks,
  places: words.places,
  validThrough: listWords.expires,
  pictureText: words.pictureText,
  address: words.address,
  translations: words.english,
}

/** The label of the field in the editor. */
function labelOf(name: string): Both {
  const entries = editorForm.entries as Readonly<Record<string, { label: Both }>>
  return own[name] ?? entries[placeOf(name).input]?.label ?? words.address
}
