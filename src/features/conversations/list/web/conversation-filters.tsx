import { useT } from '#kernel/i18n/web/provider.tsx'
import { ChipLink } from '#design/chip/chip.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Menu } from '#design/overlay/menu.tsx'
import type { View } from '#features/organizations/model/view-of.ts'
import { messages, subjectWords } from '#features/conversations/model/messages.ts'
import type { Subject } from '#features/conversations/model/states.ts'
import { conversationsAddress, type ConversationsAddress } from '#features/conversations/list/conversations-address.ts'
import { RoutedForm } from '#design/form/plain-form.tsx'

const shows = [
  ['all', messages.all],
  ['unread', messages.unread],
  ['closed', messages.ended],
] as const

/** The subjects that conversations of each view can have. */
const aboutOf: Readonly<Record<Exclude<View, 'own'>, readonly Subject[]>> = {
  team: ['application', 'vacancy', 'organization'],
  center: ['support', 'workshop', 'organization', 'application', 'help_match'],
}

type Words = { nl: string; en: string }
type Choice = { key: string; label: Words; href: string; isCurrent: boolean }
type Group = { key: string; label: Words; choices: readonly Choice[] }

type Props = { address: ConversationsAddress; /** The view if none is chosen. */ usual: View }

/** The filters of the list in one row: a name, and a menu for whose, unread or ended, and subject; what is chosen stands below it. */
export function ConversationFilters({ address, usual }: Props) {
  const t = useT()
  const { q, show, subject, view } = address
  const groups = groupsOf({ address, usual })
  // The first choice of each group is the usual one, so it is no filter.
  const chosen = groups.flatMap(({ key, choices: [usualChoice, ...others] }) =>
    others.filter(({ isCurrent }) => isCurrent).map((one) => ({ ...one, key, without: usualChoice!.href })),
  )
  return (
    <div className="px-4 pb-3">
      <div className="flex items-end gap-2">
        <RoutedForm method="get" role="search" className="flex-1 min-w-0">
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
              placeholder={t(messages.searchShort)}
            />
          </span>
        </RoutedForm>
        <div className="talks-filter">
          <Menu label={t(messages.show)} buttonClass="btn btn-second" button={<Icon name="funnel" size={20} />}>
            {groups.map(({ key, label, choices }) => (
              <nav key={key} aria-label={t(label)}>
                <p className="menu-title">{t(label)}</p>
                {choices.map((choice) => (
                  <Anchor key={choice.key} href={choice.href} aria-current={choice.isCurrent ? 'page' : undefined}>
                    <span className="flex-1">{t(choice.label)}</span>
                    {choice.isCurrent && <Icon name="check" size={18} />}
                  </Anchor>
                ))}
              </nav>
            ))}
          </Menu>
        </div>
      </div>
      {chosen.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-2">
          {chosen.map(({ key, label, without }) => (
            <ChipLink key={key} href={without} aria-label={t(messages.withoutFilter, { name: t(label) })}>
              {t(label)}
              <Icon name="x" size={16} />
            </ChipLink>
          ))}
        </p>
      )}
    </div>
  )
}

function groupsOf({ address: { q, show, subject, view, open }, usual }: Props): Group[] {
  const about = usual === 'own' || view === 'own' ? [] : aboutOf[usual]
  const kept = { q, show, subject, view, open }
  return [
    {
      key: 'show',
      label: messages.show,
      choices: shows.map(([key, label]) => ({ key, label, href: conversationsAddress({ ...kept, show: key }), isCurrent: key === show })),
    },
    ...(usual === 'own'
      ? []
      : [
          {
            key: 'whose',
            label: messages.whose,
            choices: [
              {
                key: 'theirs',
                label: usual === 'team' ? messages.ofTeam : messages.ofCenter,
                href: conversationsAddress({ q, show, open }),
                isCurrent: view === null,
              },
              { key: 'own', label: messages.ofYou, href: conversationsAddress({ q, show, view: 'own', open }), isCurrent: view === 'own' },
            ],
          },
        ]),
    ...(about.length === 0
      ? []
      : [
          {
            key: 'about',
            label: messages.subjects,
            choices: [null, ...about].map((one) => ({
              key: one ?? 'all',
              label: one ? subjectWords[one] : messages.anything,
              href: conversationsAddress({ ...kept, subject: one }),
              isCurrent: one === subject,
            })),
          },
        ]),
  ]
}
