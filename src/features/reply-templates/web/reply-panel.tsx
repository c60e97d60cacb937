import { Suspense } from 'react'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { Menu } from '#design/overlay/menu.tsx'
import type { ListColumn } from '#features/lists/web/column.ts'
import { ListPanel } from '#features/lists/web/list-panel.tsx'
import { chipWords } from '#features/notification-templates/variable-words.ts'
import { VariableList } from '#features/notification-templates/web/variable-list.tsx'
import { replyWords as words } from '#features/reply-templates/messages.ts'
import { type ReplyRow, replyForm } from '#features/reply-templates/reply-list.ts'
import { replyFacts, replyNames } from '#features/reply-templates/reply-names.ts'
import type { Typed } from '#kernel/fields/form.ts'
import { shortDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { RoutedForm } from '#design/form/plain-form.tsx'

const ChipFields = lazyPart(() => import('#features/notification-templates/web/chip-fields.tsx').then((file) => file.ChipFields))

type Props = {
  openId: string
  /** Null: it no longer exists. */
  shown: { values: Typed; version: number | null } | null
  answer?: FormAnswer | undefined
  closed: string
  previous: string | null
  next: string | null
}

/** One ready text beside the list, new or existing, with the placeholders it may use. */
export function ReplyPanel({ openId, shown, answer, ...steps }: Props) {
  const t = useT()
  const isNew = openId === 'new'
  const variables = replyFacts.map((fact, at) => ({ name: replyNames[at]!, word: t(chipWords[fact]), label: t(words[fact]), sample: '' }))
  return (
    <ListPanel key={openId} title={t(isNew ? words.add : words.edit)} openId={openId} {...steps}>
      <h3 className="text-2xl mb-5">{t(isNew ? words.add : words.edit)}</h3>
      {shown ? (
        <>
          <insert-words>
            <DeclaredForm
              form={replyForm}
              values={shown.values}
              {...(shown.version !== null && { version: shown.version })}
              answer={answer}
              intent={`save ${openId}`}
              asks={false}
              submit={t(words.save)}
            >
              <FormFields of={replyForm} />
              <Suspense>
                <ChipFields variables={variables} names={['body']} />
              </Suspense>
              <div className="mt-6 mb-4">
                <VariableList variables={variables} readOnly={false} title={t(words.insert)} text={t(words.insertText)} />
              </div>
            </DeclaredForm>
          </insert-words>
          {!isNew && (
            <div className="mt-6">
              <Menu start label={t(words.remove)} buttonClass="btn btn-quiet" button={<Icon name="trash" />}>
                <RoutedForm method="post">
                  <button name="intent" value={`remove ${openId}`}>
                    <Icon name="trash" />
                    {t(words.removeForGood)}
                  </button>
                </RoutedForm>
              </Menu>
            </div>
          )}
        </>
      ) : (
        <p>{t(words.gone)}</p>
      )}
    </ListPanel>
  )
}

/** The columns of the list; `openAt`: the address that opens a text beside it. */
export const replyColumns = (openAt: (id: string) => string): ListColumn<ReplyRow>[] => [
  {
    key: 'name',
    label: words.name,
    card: 'title',
    cell: ({ id, title }) => (
      <Anchor href={openAt(id)} className="tlink font-semibold">
        {title}
      </Anchor>
    ),
  },
  { key: 'body', label: words.body, card: 'note', cell: ({ body }) => <span className="line-clamp-2 max-w-[44rem]">{body}</span> },
  { key: 'changed', label: words.changed, cell: ({ updatedAt }) => <Day at={updatedAt} /> },
]

function Day({ at }: { at: string }) {
  return <>{shortDay(useLocale(), at)}</>
}
