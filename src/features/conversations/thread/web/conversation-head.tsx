import { useCenterName } from '#kernel/i18n/web/center-name.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Avatar } from '#design/avatar/avatar.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Menu } from '#design/overlay/menu.tsx'
import { messages } from '#features/conversations/model/messages.ts'
import { reportReasons } from '#features/conversations/model/states.ts'
import { reasonWords } from '#features/conversations/model/todo-words.ts'
import { RoutedForm } from '#design/form/plain-form.tsx'

type Props = {
  name: string
  about: string
  /** The address of the list. */ back: string
  /** The verbs that the viewer may use. */ may: readonly string[]
  /** The viewer is one of the two sides. */ isSide: boolean
}

const acts = [
  { verb: 'close', icon: 'archive', word: messages.close },
  { verb: 'open', icon: 'arrow-counter-clockwise', word: messages.reopen },
  { verb: 'mute', icon: 'bell-slash', word: messages.mute },
  { verb: 'unmute', icon: 'bell', word: messages.unmute },
  { verb: 'block', icon: 'pause-circle', word: messages.block },
] as const

/** The other side and the subject; on a phone with a link back to the list. */
export function ConversationHead({ name, about, back, may, isSide }: Props) {
  const t = useT()
  const center = useCenterName()
  const possible = acts.filter(({ verb }) => may.includes(verb) && !(isSide && verb === 'block'))
  return (
    <div className="talk-head">
      <Anchor href={back} className="icon-btn talk-back -ml-3" aria-label={t(messages.back)} title={t(messages.back)}>
        <Icon name="arrow-left-bold" size={22} />
      </Anchor>
      <Avatar name={name} />
      <div className="flex-1 min-w-0 leading-snug">
        <h2 className="h-row text-lg truncate">{name}</h2>
        <p className="text-text-soft truncate">{about}</p>
      </div>
      {(possible.length > 0 || may.includes('report')) && (
        <Menu label={t(messages.more)} button={<Icon name="dots-three" size={22} />}>
          <RoutedForm method="post" preventScrollReset>
            {possible.map(({ verb, icon, word }) => (
              <button key={verb} name="intent" value={verb}>
                <Icon name={icon} />
                {t(word)}
              </button>
            ))}
            {isSide && may.includes('block') && <Reasons intent="block" icon="prohibit-fill" label={t(messages.blockPerson)} />}
            {may.includes('report') && <Reasons intent="report" icon="warning-fill" label={t(messages.report, { center })} />}
          </RoutedForm>
        </Menu>
      )}
    </div>
  )
}

/** Each reason is a submit button, so that one click reports and says why. */
function Reasons({ intent, icon, label }: { intent: 'block' | 'report'; icon: 'prohibit-fill' | 'warning-fill'; label: string }) {
  const t = useT()
  return (
    <details>
      <summary>
        <Icon name={icon} />
        {label}
      </summary>
      {reportReasons.map((reason) => (
        <button key={reason} name="intent" value={`${intent}-${reason}`}>
          {t(reasonWords[reason])}
        </button>
      ))}
    </details>
  )
}
