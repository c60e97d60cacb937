import { clockTime, longDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import { StaffBar } from '#features/lists/web/staff-bar.tsx'
import { newsWords as words } from '#features/news/model/messages.ts'
import type { NewsStatus } from '#features/news/model/states.ts'
import { statusWords } from '#features/news/model/status-words.ts'

type Subject = { id: string; status: NewsStatus; publishedAt: string | null }
type Props = { /** The article that is shown; none above the list. */ article: Subject | null; mayWrite: boolean }

/** What stands above the news for those who write it. */
export function NewsBar({ article, mayWrite }: Props) {
  const t = useT()
  const locale = useLocale()
  const all = { href: '/content?part=news', label: t(words.manage) }
  const edit = article && { href: `/content?part=news&edit=${article.id}`, label: t(words.edit), isMain: true }
  const write = { href: '/content?part=news&edit=new', label: t(words.write), isMain: true }
  const until =
    article?.status === 'scheduled' && article.publishedAt ? `${longDay(locale, article.publishedAt)}, ${clockTime(locale, article.publishedAt)}` : null
  return (
    <StaffBar
      label={t(words.bar)}
      badge={article ? <StatusBadge status={article.status}>{t(statusWords[article.status])}</StatusBadge> : <strong>{t(words.news)}</strong>}
      note={until ? t(words.unseenUntil, { day: until }) : article && article.status !== 'published' ? t(words.unseen) : undefined}
      reason={null}
      ways={mayWrite ? [edit ?? write, all] : [all]}
    />
  )
}
