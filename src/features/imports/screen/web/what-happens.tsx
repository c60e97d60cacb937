import { type ReactNode, useId } from 'react'
import { useFetcher } from 'react-router'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { say } from '#kernel/i18n/messages.ts'
import { Button } from '#design/button/button.tsx'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { mailsPerMinute, type ImportKind } from '#features/imports/model/states.ts'
import type { ShownList } from './load-import.ts'
import { kinds } from '#features/imports/kinds/kinds.ts'
import { words } from './screen-words.ts'

type Words = { nl: string; en: string }

/** A summary of the import with its totals, beside the only primary button. */
export function WhatHappens({ kind, list }: { kind: ImportKind; list: ShownList }) {
  const t = useT()
  const locale = useLocale()
  const heading = useId()
  const { counts } = list
  const of = kinds[kind].words
  const all = counts.add + counts.update
  return (
    <aside className="max-xl:order-1 xl:sticky xl:top-6" aria-labelledby={heading}>
      <div className="sheet p-5">
        <h2 id={heading} className="text-2xl">
          {t(words.willHappen)}
        </h2>
        <ul className="mt-4" aria-live="polite">
          <Line icon="plus-circle-fill" tone="text-success" title={t(words.willAdd, { n: counts.add })} text={say(locale, of.newOnes)} />
          {counts.update > 0 && (
            <Line icon="arrows-clockwise" tone="text-link" title={t(words.willUpdate, { n: counts.update })} text={say(locale, of.updates)} />
          )}
          {counts.warned > 0 && <Line icon="image" tone="text-text-soft" title={t(words.willWarn, { n: counts.warned })} text={t(words.warnText)} />}
          {counts.skip > 0 && <Line icon="skip-forward" tone="text-text-soft" title={t(words.willSkip, { n: counts.skip })} text={t(words.thereAlready)} />}
          {counts.bad > 0 && <Line icon="warning-circle-fill" tone="text-danger" title={t(words.willStay, { n: counts.bad })} text={t(words.repair)} />}
        </ul>
        {counts.mails > 0 && of.mails && <InviteChoice mailWords={of.mails} list={list} />}
        <PostForm intent="apply" className="import-act">
          {(sending) => (
            <>
              <input type="hidden" name="list" value={list.id} />
              <Button className="w-full" disabled={all === 0} busy={sending && t(words.applying)}>
                {all === 0 ? t(words.nothingToDo) : say(locale, of.add(all))}
              </Button>
            </>
          )}
        </PostForm>
        {counts.bad > 0 && (
          <p className="mt-2 text-center">
            <a className="btn btn-quiet btn-sm" href={`/door/api/v1/imports/${list.id}/bad_rows`} download>
              <Icon name="download-simple" />
              {t(words.downloadBad, { n: counts.bad })}
            </a>
          </p>
        )}
      </div>
      <p className="flex gap-3 text-text-soft mt-4 leading-snug">
        <Icon name="arrow-counter-clockwise" className="shrink-0 mt-0.5" />
        <span>{t(words.allOrNothing)}</span>
      </p>
    </aside>
  )
}

function Line({ icon, tone, title, text }: { icon: IconName; tone: string; title: string; text: ReactNode }) {
  return (
    <li className="flex gap-3 items-start py-3 border-t border-line">
      <Icon name={icon} size={26} className={`shrink-0 mt-0.5 ${tone}`} />
      <span className="leading-snug">
        <strong>{title}</strong>
        <span className="block text-text-soft">{text}</span>
      </span>
    </li>
  )
}

/** Whether new accounts are notified; saved at once, so that it survives a reload. */
function InviteChoice({ mailWords, list }: { mailWords: { ask: Words; none: Words }; list: ShownList }) {
  const t = useT()
  const locale = useLocale()
  const fetcher = useFetcher()
  const asked = fetcher.formData?.get('invite')
  const invite = asked ? asked === 'true' : list.invite
  const { mails } = list.counts
  const minutes = Math.ceil(mails / mailsPerMinute)
  const said = minutes > 1 ? t(words.mailsSlowly, { n: mails, minutes }) : t(words.mails, { n: mails })
  return (
    <div className="border-t border-line pt-3">
      <Checkbox
        label={
          <>
            {say(locale, mailWords.ask)}
            <span className="block text-text-soft">{invite ? said : say(locale, mailWords.none)}</span>
          </>
        }
        checked={invite}
        onChange={({ currentTarget }) => void fetcher.submit({ intent: 'invite', list: list.id, invite: String(currentTarget.checked) }, { method: 'post' })}
      />
    </div>
  )
}
