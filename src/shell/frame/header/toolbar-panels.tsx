import { LinkButton } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { clockTime, longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { useShell } from '#shell/context.ts'
import { LanguageLinks, ThemeToggle } from '#shell/frame/document/choice-form.tsx'
import { Panel, PanelButton } from '#shell/frame/panels/panel.tsx'
import type { Notice } from '#shell/shell.ts'
import { frameWords as messages } from '#shell/words.ts'
import { AccountMenu } from './account-menu.tsx'
import { useNotices } from './live-notices.tsx'

export function ToolbarPanels() {
  const t = useT()
  const { languages, activity } = useShell()
  const notices = useNotices()
  return (
    <>
      {languages && (
        <Panel name="language" title={t(messages.language)}>
          <LanguageLinks look="menu-row w-full" className="flex-col" />
        </Panel>
      )}
      {notices && (
        <Panel
          name="notifications"
          title={t(messages.notifications, { n: 0 })}
          foot={
            <div className="p-4 border-t border-line">
              <LinkButton href="/notificaties" variant="second" className="w-full">
                {t(messages.allNotifications)}
              </LinkButton>
            </div>
          }
        >
          <Notices items={notices.items} empty={t(messages.noNotifications)} />
        </Panel>
      )}
      {activity && (
        <Panel name="activity" title={t(messages.activity)}>
          <Notices items={activity} empty={t(messages.noActivity)} />
        </Panel>
      )}
    </>
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

/** Theme, language, notifications, activity, account: in this order, and only those that exist (design §9, decisions 10). */
export function Toolbar() {
  const t = useT()
  const { languages, activity } = useShell()
  const notices = useNotices()
  return (
    <div className="flex items-center ml-auto my-1.5 shrink-0">
      <ThemeToggle className="hidden md:block" />
      {languages && (
        <PanelButton panel="language" label={t(messages.chooseLanguage)} className="icon-btn !hidden md:!inline-grid">
          <Icon name="translate" size={22} />
        </PanelButton>
      )}
      {notices && (
        <PanelButton panel="notifications" label={t(messages.notifications, { n: notices.unread })}>
          <Icon name="bell" size={22} />
          {notices.unread > 0 && (
            <span className="count count-alert bell-count" aria-hidden="true">
              {notices.unread > 99 ? '99+' : notices.unread}
            </span>
          )}
        </PanelButton>
      )}
      {activity && (
        <PanelButton panel="activity" label={t(messages.activity)} className="icon-btn !hidden md:!inline-grid">
          <Icon name="pulse" size={22} />
        </PanelButton>
      )}
      <AccountMenu />
    </div>
  )
}
