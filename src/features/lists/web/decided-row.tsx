import { useT } from '#kernel/i18n/web/provider.tsx'
import { IconButton } from '#design/button/icon-button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { queueWords as words } from '#features/lists/queue-words.ts'
import { useUndo } from './use-undo.ts'

/** One that has been decided today. */
export type DecidedOne = {
  id: string
  name: string
  isGranted: boolean
  /** What was decided, in a word. */
  status: string
  who: string
  time: string
}

type Props = DecidedOne & { href: string; isOpen: boolean; onTakenBack: () => void }

/** What was decided, by whom and when; and for as long as it can be, the way back. */
export function DecidedRow({ id, name, isGranted, status, who, time, href, isOpen, onTakenBack }: Props) {
  const t = useT()
  const { offer, undo } = useUndo()
  const takeBack = async () => {
    if (await undo()) onTakenBack()
  }
  return (
    <li className="queue-decided">
      <Anchor href={href} aria-current={isOpen ? 'true' : undefined} className={isGranted ? 'queue-row is-granted' : 'queue-row is-denied'}>
        <Icon name={isGranted ? 'check-circle-fill' : 'x-circle-fill'} size={22} />
        <span>
          {name}
          <small>{t(words.decided, { status, who, time })}</small>
        </span>
      </Anchor>
      {offer?.about === id && <IconButton icon="arrow-counter-clockwise" label={t(words.takeBack, { name })} onClick={() => void takeBack()} />}
    </li>
  )
}
