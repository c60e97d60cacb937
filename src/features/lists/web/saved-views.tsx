import type { FormEvent } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button, IconButton } from '#design/button/button.tsx'
import { ChipMenu } from '#design/chip/chip.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import type { View } from '#features/lists/fetch-views.ts'
import { messages } from '#features/lists/messages.ts'
import type { listPages } from '#features/lists/saved-view.ts'
import { useApiAction } from './use-api-action.ts'
import { PlainForm } from '#design/form/plain-form.tsx'

type Props = { page: (typeof listPages)[number]; views: readonly View[]; /** The address of the list as it is now. */ address: string }

/** Saved views as links, and a form that saves the current one under a name. */
export function SavedViews({ page, views, address }: Props) {
  const t = useT()
  const { isBusy, act } = useApiAction()
  const query = address.split('?')[1] ?? ''
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const name = String(new FormData(form).get('name') ?? '').trim()
    if (name === '') return form.querySelector('input')?.focus()
    const body = { data: { type: 'saved_views', attributes: { page, name, query } } }
    void act({ method: 'POST', path: 'saved_views', body, done: t(messages.viewSaved, { name }) }).then(({ ok }) => ok && form.reset())
  }
  return (
    <ChipMenu label={t(messages.views)} count={views.length}>
      {views.length === 0 && <p className="text-text-soft max-w-[17rem]">{t(messages.noViews)}</p>}
      <ul>
        {views.map(({ id, name, query: kept }) => (
          <li key={id} className="flex items-center gap-1">
            <Anchor href={kept === '' ? page : `${page}?${kept}`} aria-current={kept === query ? 'page' : undefined} className="flex-1">
              {name}
            </Anchor>
            <IconButton
              icon="trash"
              label={t(messages.removeView, { name })}
              className="!w-11"
              onClick={() => void act({ method: 'DELETE', path: `saved_views/${id}`, done: t(messages.viewRemoved, { name }) })}
            />
          </li>
        ))}
      </ul>
      <PlainForm onSubmit={save} className="view-form">
        <input name="name" className="input" maxLength={60} aria-label={t(messages.viewName)} placeholder={t(messages.viewName)} autoComplete="off" />
        <Button variant="second" size="small" aria-busy={isBusy || undefined}>
          {t(messages.keep)}
        </Button>
      </PlainForm>
    </ChipMenu>
  )
}
