import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { clockTime, longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { useShell } from '#shell/context.ts'
import { LanguageLinks } from './language-links.tsx'
import { messages } from '#shell/messages.ts'
import { Panel } from './panels/panel.tsx'
import type { Notice } from '#shell/shell.ts'

/** The panels the toolbar opens. */
export function ToolbarPanels() {
  const t = useT()
  const { languages, notifications, activity } = useShell()
  return (
    <>
      {languages && (
        <Panel name="language" title={t(messages.language)}>
          <LanguageLinks look="menu-row w-full" className="flex-col" />
        </Panel>
      )}
      {notifications && <NotificationsPanel {...notifications} />}
      {activity && (
        <Panel name="activity" title={t(messages.activity)}>
          <Notices items={activity} empty={t(messages.noActivity)} />
        </Panel>
      )}
    </>
  )
}

/** Whoever opens it has seen what is new. */
function NotificationsPanel({ unread, items }: { unread: number; items: readonly Notice[] }) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const [isUnsaved, setIsUnsaved] = useState(false)
  const read = async () => {
    if (unread === 0) return
    const isSaved = await fetch('/door/api/v1/notifications/read_all', { method: 'PUT' }).then(
      ({ ok }) => ok,
      () => false, // offline, or the server is away: the panel says so
    )
    setIsUnsaved(!isSaved)
    if (isSaved) await revalidate()
  }
  return (
    <Panel name="notifications" title={t(messages.notifications, { n: 0 })} onOpen={() => void read()}>
      <p role="status">{isUnsaved && <span className="block mb-3 p-3 rounded-sm bg-sunken">{t(messages.readUnsaved)}</span>}</p>
      <Notices items={items} empty={t(messages.noNotifications)} />
    </Panel>
  )
}

function Notices({ items, empty }: { items: readonly Notice[]; empty: string }) {
  const locale = useLocale()
  if (items.length === 0) return <p className="text-text-soft">{empty}</p>
  return (
    <ul>
      {items.map(({ id, text, href, at, isNew }) => (
        <li key={id} className="row flex gap-3 py-3 border-b border-line">
          <span className="flex-1">
            {href ? (
              <Anchor href={href} className={isNew ? 'tlink tlink-all font-semibold' : 'tlink tlink-all'}>
                {text}
              </Anchor>
            ) : (
              text
            )}
            {at && (
              <time dateTime={at} className="block text-text-soft text-[.9375rem]">
                {longDay(locale, at)}, {clockTime(locale, at)}
              </time>
            )}
          </span>
          {isNew && <span className="dot mt-2" />}
        </li>
      ))}
    </ul>
  )
}
