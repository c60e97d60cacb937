import { Form } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ChipLink } from '#design/chip/chip.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Segments } from '#design/nav/tabs.tsx'
import type { View } from '#features/organizations/model/view-of.ts'
import { messages, subjectWords } from '#features/conversations/model/messages.ts'
import type { Subject } from '#features/conversations/model/states.ts'
import { conversationsAddress, type ConversationsAddress } from '#features/conversations/list/conversations-address.ts'

const shows = [
  ['all', messages.all],
  ['unread', messages.unread],
  ['closed', messages.ended],
] as const

/** The subjects that conversations of each view can have. */
const aboutOf: Readonly<Record<Exclude<View, 'own'>, readonly Subject[]>> = {
  team: ['application', 'vacancy', 'organization'],
  center: ['support', 'organization', 'application'],
}

/** The filters of the list: name, unread or ended, whose, and subject. */
export function ConversationFilters({ address, usual }: { address: ConversationsAddress; /** The view if none is chosen. */ usual: View }) {
  const t = useT()
  const { q, show, subject, view, open } = address
  const about = usual === 'own' || view === 'own' ? [] : aboutOf[usual]
  const ofOthers = usual === 'team' ? messages.ofTeam : messages.ofCenter
  return (
    <div className="grid gap-3 px-4 pb-4 [&>.segments]:justify-self-start">
      {usual !== 'own' && (
        <Segments
          label={t(messages.whose)}
          tabs={[
            { href: conversationsAddress({ open }), label: t(ofOthers), current: view === null },
            { href: conversationsAddress({ view: 'own', open }), label: t(messages.ofYou), current: view === 'own' },
          ]}
        />
      )}
      <Form noValidate method="get" role="search">
        {show !== 'all' && <input type="hidden" name="show" value={show} />}
        {subject && <input type="hidden" name="subject" value={subject} />}
        {view && <input type="hidden" name="view" value={view} />}
        <span className="input-icon">
          <Icon name="magnifying-glass" />
          <input
            key={q}
            className="input"
            type="search"
            name="q"
            defaultValue={q}
            maxLength={100}
            aria-label={t(messages.search)}
            placeholder={t(messages.search)}
          />
        </span>
      </Form>
      <Segments
        label={t(messages.show)}
        tabs={shows.map(([key, word]) => ({ href: conversationsAddress({ q, subject, view, open, show: key }), label: t(word), current: key === show }))}
      />
      {about.length > 0 && (
        <nav aria-label={t(messages.subjects)} className="flex flex-wrap gap-2">
          {[null, ...about].map((one) => (
            <ChipLink key={one} href={conversationsAddress({ q, show, view, open, subject: one })} aria-current={one === subject ? 'page' : undefined}>
              {t(one ? subjectWords[one] : messages.anything)}
            </ChipLink>
          ))}
        </nav>
      )}
    </div>
  )
}
