import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { DeclaredForm, type FormAnswer } from '#design/form/declared-form.tsx'
import { FormFields } from '#design/form/form-fields.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { documentForm, pictureForm } from '#features/files/edit/file-form.ts'
import { panelWords as words } from '#features/files/edit/panel-messages.ts'
import type { FileUse, libraryFile } from '#features/files/model/file.ts'
import { pictureOf } from '#features/files/picture/picture-of.ts'
import { ListPanel } from '#features/lists/web/list-panel.tsx'
import { MissingRowPanel } from '#features/lists/web/missing-row-panel.tsx'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import { typedOf } from '#kernel/fields/read-form.ts'
import { longDay } from '#kernel/i18n/dates.ts'
import { fileSize } from '#kernel/i18n/sizes.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import type { Item } from '#kernel/jsonapi/document.ts'
import { FocusPoint } from './focus-point.tsx'
import { ReplaceFile } from './replace-file.tsx'

export type OpenFile = Item<typeof libraryFile>

type Props = {
  file: OpenFile | null
  mayChange: boolean
  answer: FormAnswer | undefined
  openId: string
  closed: string
  previous: string | null
  next: string | null
}

/** A file beside the list: preview, focus point, texts, and where it is used. */
export function FilePanel({ file, mayChange, answer, ...panel }: Props) {
  const t = useT()
  const locale = useLocale()
  const { isBusy, act } = useApiAction()
  // Changes the form's key, so that it starts empty when the texts are asked for again.
  const [round, setRound] = useState(0)
  if (!file) return <MissingRowPanel {...panel} />
  const { id, name, kind, shelf, usedIn = [], width, height, bytes, addedBy, createdAt, address } = file
  const isRemoved = shelf === 'removed'
  const become = (status: 'kept' | 'removed') =>
    void act({
      method: 'PATCH',
      path: `files/${id}`,
      body: { data: { type: 'files', id, attributes: { status } } },
      done: t(status === 'kept' ? words.putBackDone : words.thrownAway),
    })
  const form = kind === 'picture' ? pictureForm : documentForm
  const isUsed = (usedIn?.length ?? 0) > 0
  return (
    <ListPanel
      {...panel}
      title={name}
      foot={
        <>
          {mayChange && !isRemoved && <ReplaceFile key={id} id={id} kind={kind} onAsked={() => setRound(round + 1)} />}
          {!isRemoved && (
            <a className="btn btn-second" href={address} download>
              <Icon name="download-simple" />
              {t(words.download)}
            </a>
          )}
          {mayChange && !isUsed && (
            <Button
              type="button"
              variant="second"
              icon={isRemoved ? 'arrow-counter-clockwise' : 'trash'}
              busy={isBusy && t(words.throwAway)}
              onClick={() => become(isRemoved ? 'kept' : 'removed')}
            >
              {t(isRemoved ? words.putBack : words.throwAway)}
            </Button>
          )}
        </>
      }
    >
      <div key={`${id} ${shelf} ${round}`}>
        <h3 className="text-xl break-words">{name}</h3>
        <p className="text-text-soft text-[.9375rem] mt-0.5">
          {width ? `${width} × ${height}, ` : ''}
          {fileSize(locale, bytes)}. {addedBy && t(words.byOn, { by: addedBy, day: longDay(locale, createdAt) })}
        </p>
        {mayChange && !isRemoved ? (
          <DeclaredForm
            form={form as typeof pictureForm}
            values={typedOf(form as typeof pictureForm, file)}
            version={file.meta.version}
            answer={answer}
            submit={t(words.save)}
            intent={id}
          >
            {kind === 'picture' && <FocusPoint key={`${file.focusX} ${file.focusY}`} picture={pictureOf(file)} />}
            <FormFields
              of={form as typeof pictureForm}
              names={kind === 'picture' ? ['altNl', 'decorative', 'altEn', 'credit', 'license', 'name'] : ['name']}
              className="file-fields"
            />
          </DeclaredForm>
        ) : (
          !isRemoved && kind === 'picture' && <FocusPoint picture={pictureOf(file)} isFixed />
        )}
        <UseList uses={usedIn ?? []} />
      </div>
    </ListPanel>
  )
}

/** Where a file is used, and what that means for removing it. */
function UseList({ uses }: { uses: readonly FileUse[] }) {
  const t = useT()
  return (
    <>
      <h4 className="mt-7 mb-1 font-semibold text-lg">{t(words.usedOn)}</h4>
      {uses.length === 0 ? (
        <p className="text-text-soft">{t(words.usedNowhere)}</p>
      ) : (
        <>
          <ul className="file-uses">
            {uses.map(({ type, id, title, path, place }) => (
              <li key={`${type} ${id} ${place}`}>
                <Link href={path}>{title}</Link> {place && <span className="text-text-soft">{place}</span>}
              </li>
            ))}
          </ul>
          <p className="file-locked">
            <Icon name="lock" size={20} />
            {t(words.locked)}
          </p>
        </>
      )}
    </>
  )
}
