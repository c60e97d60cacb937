import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { AccountMenu } from './account-menu.tsx'
import { useShell } from '#shell/context.ts'
import { useNotices } from './live-notices.tsx'
import { frameWords as messages } from '#shell/words.ts'
import { PanelButton } from '#shell/frame/panels/panel.tsx'
import { ThemeToggle } from '#shell/frame/document/theme-toggle.tsx'

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
