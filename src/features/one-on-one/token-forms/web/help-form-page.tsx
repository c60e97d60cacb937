import { Button } from '#design/button/button.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Press } from '#design/press/press.tsx'
import { fullDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Sheet } from '#design/surface/sheet.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import { categoryWords, frequencyWords, statusWords } from '#features/one-on-one/model/code-words.ts'
import type { HelpStatus } from '#features/one-on-one/model/codes.ts'
import type { HelpForm } from '#features/one-on-one/token-forms/help-form.ts'
import { formWords as words } from '#features/one-on-one/token-forms/form-words.ts'

/** One question from a mail or a letter of one-on-one help: two presses of equal size, no reason asked, no sign-in. */
export function HelpFormPage({ form, phone }: { form: HelpForm; phone: string | null }) {
  const [t, locale] = [useT(), useLocale()]
  const { purpose, state, asker, person, until, status, can } = form
  const day = until ? fullDay(locale, until) : ''
  if (state === 'refused') return <Sheet title={t(words.refused)} text={t(words.refusedText)} />
  if (state === 'over')
    return (
      <Sheet title={t(words.over)} text={t(words.overText)}>
        {phone && (
          <p className="mt-4">
            <TelLink phone={phone} />
          </p>
        )}
      </Sheet>
    )
  if (state === 'extended') return <Sheet title={t(words.extended)} text={t(words.extendedText, { day })} />
  if (purpose === 'help.letter')
    return <Sheet title={t(words.letterTitle, { person })} text={t(words.letterText, { status: t(statusWords[status as HelpStatus]).toLowerCase() })} />
  if (state === 'done')
    return (
      <Sheet title={t(words.done)} text={t(words.doneText)}>
        {can.refuse && (
          <div className="mt-8 border-t border-line pt-6">
            <p>{t(words.changedMind)}</p>
            <PostForm intent="refuse" className="mt-3">
              <Button variant="second">{t(words.stop)}</Button>
            </PostForm>
          </div>
        )}
      </Sheet>
    )
  if (purpose === 'help.extend')
    return (
      <Sheet title={t(words.extendTitle)} text={t(words.extendText, { day })}>
        <PostForm intent="extend" className="mt-6">
          <Press isMain icon="check-bold" sub={t(words.extendSub)}>
            {t(words.extend)}
          </Press>
        </PostForm>
      </Sheet>
    )
  const isParent = purpose === 'help.parent'
  return (
    <Sheet
      title={isParent ? t(words.parentTitle, { person }) : t(words.consentTitle, { asker })}
      text={isParent ? t(words.parentText, { person }) : t(words.consentText)}
    >
      <Request form={form} />
      <div className="mt-6 grid gap-3">
        <PostForm intent="agree">
          <Press icon="check-bold" sub={t(words.yesSub)}>
            {t(words.yes)}
          </Press>
        </PostForm>
        <PostForm intent="refuse">
          <Press icon="x-bold" sub={t(words.noSub)}>
            {t(words.no)}
          </Press>
        </PostForm>
      </div>
    </Sheet>
  )
}

/** What they would be saying yes to. */
function Request({ form: { request } }: { form: HelpForm }) {
  const t = useT()
  if (!request) return null
  return (
    <section className="mt-6 border-y border-line py-4">
      <p className="text-text-soft">{t(words.yourRequest)}</p>
      <h2 className="text-xl" lang="nl">
        ‘{request.title}’
      </h2>
      <p className="mt-2 whitespace-pre-line break-words" lang="nl">
        {request.text}
      </p>
      <p className="mt-2 text-text-soft">
        {t(categoryWords[request.category])}. {t(frequencyWords[request.frequency])}. {request.town}.
      </p>
    </section>
  )
}
