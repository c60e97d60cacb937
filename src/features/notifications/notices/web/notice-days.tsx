import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { Anchor } from '#design/link/anchor.tsx'
import type { NoticeDay, NoticeLine } from '#features/notifications/notices/fetch-notices.ts'
import { pageWords as words } from '#features/notifications/notices/page-words.ts'

const signs: Readonly<Record<string, IconName>> = {
  application: 'hand-heart',
  message: 'chats',
  organization: 'buildings',
  vacancy: 'file-text',
  search: 'magnifying-glass',
  account: 'user',
  exports: 'download-simple',
  template: 'envelope-simple',
}

/** Notices grouped by day. */
export function NoticeDays({ days }: { days: readonly NoticeDay[] }) {
  return days.map(({ day, lines }) => (
    <section key={day} className="mt-8" aria-label={day}>
      <h2 className="font-semibold text-lg first-letter:uppercase">{day}</h2>
      <ul className="mt-2">
        {lines.map((line) => (
          <NoticeRow key={line.id} line={line} />
        ))}
      </ul>
    </section>
  ))
}

function NoticeRow({ line: { id, text, href, kind, at, time, isNew } }: { line: NoticeLine }) {
  const t = useT()
  return (
    <li className="list-row row notice-row">
      <span className={`notice-sign ${isNew ? 'is-new' : ''}`}>
        <Icon name={signs[kind] ?? 'bell'} size={22} />
      </span>
      <p className="flex-1 min-w-0">
        <Anchor href={href} className={`tlink tlink-all ${isNew ? 'font-semibold' : ''}`}>
          {isNew && <span className="sr-only">{t(words.isNew)} </span>}
          {text}
        </Anchor>
        <time dateTime={at} className="block text-text-soft text-[.9375rem]">
          {time}
        </time>
      </p>
      {isNew && (
        <PostForm intent={`read ${id}`} className="shrink-0 relative z-1">
          <Button variant="quiet" size="small" icon="check">
            <span className="max-sm:sr-only">{t(words.readOne)}</span>
            <span className="sr-only">{t(words.about, { text })}</span>
          </Button>
        </PostForm>
      )}
    </li>
  )
}
