import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { shortDay } from '#kernel/i18n/dates.ts'
import { Badge } from '#design/badge/badge.tsx'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Table } from '#design/table/table.tsx'
import type { StarterPage } from '#features/pages/beginnings/starter-home.ts'
import type { ContentStatus } from '#features/pages/model/content-item.ts'
import { editorWords as words } from '#features/pages/editor/web/editor-words.ts'
import { RoutedForm } from '#design/form/plain-form.tsx'

export type PageRow = {
  id: string
  titleNl: string
  slugNl: string | null
  isHome: boolean
  status: ContentStatus
  hasChanges: boolean
  updatedAt: string
  changedByName: string
  deadLinks: number
  silentPictures: number
}

type Props = {
  rows: readonly PageRow[]
  /** Starter pages that nobody has edited: opening one creates it as a page of the center. */ beginnings: readonly StarterPage[]
}

/** Every page of a center, the home page first. */
export function PageList({ rows, beginnings }: Props) {
  const t = useT()
  const locale = useLocale()
  return (
    <>
      {beginnings.length > 0 && <Beginnings beginnings={beginnings} />}
      <Table
        caption={t(words.pages)}
        rows={rows}
        id={({ id }) => id}
        empty={beginnings.length === 0 ? <p className="text-text-soft">{t(words.noPages)}</p> : <></>}
        columns={[
          {
            key: 'title',
            label: t(words.page),
            cell: named,
          },
          { key: 'address', label: t(words.address), cell: ({ slugNl }) => `/${slugNl ?? ''}` },
          {
            key: 'status',
            label: t(words.status),
            cell: stated,
          },
          {
            key: 'changed',
            label: t(words.changed),
            cell: ({ updatedAt, changedByName }) => `${shortDay(locale, updatedAt)}${changedByName && `, ${changedByName}`}`,
          },
        ]}
      />
    </>
  )
}

const named = (row: PageRow) => <PageName {...row} />
const stated = (row: PageRow) => <PageStatus {...row} />

function PageName({ id, titleNl, isHome }: PageRow) {
  const t = useT()
  return (
    <span className="inline-flex items-center gap-3">
      <Icon name={isHome ? 'house' : 'file-text'} size={22} />
      <Anchor href={`/content?item=${id}`} className="tlink font-semibold">
        {isHome ? t(words.home) : titleNl}
      </Anchor>
    </span>
  )
}

function PageStatus({ status, hasChanges, deadLinks, silentPictures }: PageRow) {
  const t = useT()
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <StatusBadge status={status}>{t(words[status])}</StatusBadge>
      {status === 'published' && hasChanges && <span className="text-text-soft">{t(words.withChanges)}</span>}
      {deadLinks > 0 && <Badge tone="warn">{t(words.deadLinks, { n: deadLinks })}</Badge>}
      {silentPictures > 0 && <Badge tone="warn">{t(words.withoutWords, { n: silentPictures })}</Badge>}
    </span>
  )
}

function Beginnings({ beginnings }: { beginnings: readonly StarterPage[] }) {
  const t = useT()
  const locale = useLocale()
  return (
    <RoutedForm method="post" className="mb-8">
      <h2 className="text-xl">{t(words.begun)}</h2>
      <p className="text-text-soft">{t(words.begunText)}</p>
      <div className="flex flex-wrap gap-2 mt-3">
        {beginnings.map(({ key, titleNl, titleEn, slugNl }) => (
          <Button key={key} variant="second" size="small" icon={key === 'home' ? 'house' : 'file-text'} name="begin" value={slugNl}>
            {key === 'home' ? t(words.home) : (locale === 'en' && titleEn) || titleNl}
          </Button>
        ))}
      </div>
    </RoutedForm>
  )
}
