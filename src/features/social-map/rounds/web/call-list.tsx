import { useNavigate } from 'react-router'
import { fullDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Button, LinkButton } from '#design/button/button.tsx'
import { DefinitionList } from '#design/facts/definition-list.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import type { assuredWays } from '#features/social-map/model/codes.ts'
import { callWords as words } from '#features/social-map/rounds/call-words.ts'
import type { MapCall } from '#features/social-map/rounds/calls.ts'
import { type BlockKey, blocksOf, blockWords } from '#features/social-map/rounds/entry-blocks.ts'

/** The entries to call about, each with whom to call, what to say, and what came of it. */
export function CallList({ calls, centerName }: { calls: readonly MapCall[]; centerName: string }) {
  return (
    <ul className="grid gap-6">
      {calls.map((call) => (
        <li key={call.id} id={call.id} className="sheet p-5 md:p-7">
          <OneCall call={call} centerName={centerName} />
        </li>
      ))}
    </ul>
  )
}

function OneCall({ call, centerName }: { call: MapCall; centerName: string }) {
  const t = useT()
  const locale = useLocale()
  const { name, organization, contact, assuredAt, mails, changes } = call
  const written = Object.entries(changes ?? {}).map(([key, words]) => ({ term: t(blockWords[key as BlockKey]), value: `‘${words}’` }))
  return (
    <>
      <h2 className="text-2xl">{name}</h2>
      <p className="text-text-soft mt-1">{[contact, organization, t(words.lastChecked, { day: fullDay(locale, assuredAt) })].filter(Boolean).join(' · ')}</p>
      <p className="mt-3">
        {changes ? <Badge tone="warn">{t(words.wrote)}</Badge> : <Badge>{mails > 0 ? t(words.mailed, { n: mails }) : t(words.nobodyToMail)}</Badge>}
      </p>
      {changes && (
        <div className="mt-4 whitespace-pre-line">
          <DefinitionList items={written} />
        </div>
      )}
      <Phones call={call} />
      <details className="mt-4">
        <summary className="link min-h-11 inline-flex items-center cursor-pointer">{t(words.script)}</summary>
        <p className="mt-2 text-lg max-w-[60ch]">{t(words.scriptText, { centerName, name })}</p>
        <h3 className="mt-4 mb-2 font-sans font-semibold text-base tracking-normal">{t(words.readOut)}</h3>
        <DefinitionList
          items={blocksOf(locale, call).map(({ key, lines }) => ({
            term: t(blockWords[key]),
            value: <span className="whitespace-pre-line">{lines.join('\n')}</span>,
          }))}
        />
      </details>
      <Outcome call={call} />
    </>
  )
}

/** The contact's own number first, then the organization's, then those that everybody sees. */
function Phones({ call: { name, contact, contactPhone, organization, organizationPhone, phones } }: { call: MapCall }) {
  const t = useT()
  const known = [
    { whom: contact ?? name, number: contactPhone },
    { whom: organization ?? name, number: organizationPhone },
    ...phones.map(({ label, number }) => ({ whom: label || name, number })),
  ].filter((one, at, all): one is { whom: string; number: string } => Boolean(one.number) && all.findIndex(({ number }) => number === one.number) === at)
  if (known.length === 0) return <p className="mt-4 text-text-soft">{t(words.noPhone)}</p>
  return (
    <ul className="mt-4 flex flex-wrap gap-3">
      {known.map(({ whom, number }) => (
        <li key={number}>
          <TelLink className="btn btn-second" phone={number}>
            <Icon name="phone" />
            {t(words.call, { name: whom, number })}
          </TelLink>
        </li>
      ))}
    </ul>
  )
}

function Outcome({ call: { id, name, changes } }: { call: MapCall }) {
  const t = useT()
  const navigate = useNavigate()
  const { isBusy, act } = useApiAction()
  const editor = `/sociale-kaart/${id}/edit`
  const confirm = async (how: (typeof assuredWays)[number]) =>
    await act({
      method: 'PUT',
      path: `social_map_entries/${id}/confirm`,
      body: { data: { type: 'social_map_entries', id, attributes: { how } } },
      done: t(words.isRight, { name }),
      about: id,
    })
  const end = async () =>
    await act({
      method: 'PUT',
      path: `social_map_entries/${id}/inactivate`,
      body: { data: { type: 'social_map_entries', id, attributes: {} } },
      done: t(words.isGone, { name }),
      about: id,
    })
  const change = async () => {
    if ((await confirm('center_phone')).ok) await navigate(editor)
  }
  return (
    <div className="mt-5 pt-5 border-t border-line flex flex-wrap gap-3">
      {changes ? (
        <>
          <LinkButton icon="pencil-simple" href={editor}>
            {t(words.changeIt)}
          </LinkButton>
          <Button type="button" variant="second" icon="check" busy={isBusy && t(words.handled)} onClick={() => void confirm('owner')}>
            {t(words.handled)}
          </Button>
        </>
      ) : (
        <>
          <Button type="button" icon="check" busy={isBusy && t(words.right)} onClick={() => void confirm('center_phone')}>
            {t(words.right)}
          </Button>
          <Button type="button" variant="second" icon="pencil-simple" busy={isBusy && t(words.changed)} onClick={() => void change()}>
            {t(words.changed)}
          </Button>
        </>
      )}
      <Button type="button" variant="danger-2" icon="x" busy={isBusy && t(words.gone)} onClick={() => void end()}>
        {t(changes ? words.goneWritten : words.gone)}
      </Button>
    </div>
  )
}
