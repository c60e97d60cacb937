import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '#design/icon/icon.tsx'

/** A day above its messages. */
export function Day({ children }: { children: ReactNode }) {
  return <p className="day">{children}</p>
}

type MessageProps = {
  own?: boolean
  /** Needed when the side does not tell. */ who?: ReactNode
  when: ReactNode
  /** What can be done about it, beside the time. */ action?: ReactNode
  /** What came along. */ files?: ReactNode
  children: ReactNode
}

/** One turn in a conversation: own ones right. */
export function Message({ own, who, when, action, files, children }: MessageProps) {
  return (
    <div className={clsx('turn', own && 'turn-own')}>
      {who && <p className="who">{who}</p>}
      {children && <div className="bubble">{children}</div>}
      {files && <div className="turn-files">{files}</div>}
      {action ? (
        <div className="turn-foot">
          <p className="when">{when}</p>
          {action}
        </div>
      ) : (
        <p className="when">{when}</p>
      )}
    </div>
  )
}

/** Something agreed, as a block in the thread. */
export function Appointment({ label, when, where, status }: { label: string; when: string; where?: string; status?: ReactNode }) {
  return (
    <div className="appointment">
      <Icon name="calendar-blank-duotone" size={32} />
      <div>
        <p className="text-text-soft">{label}</p>
        <p className="font-semibold">{when}</p>
        {where && <p>{where}</p>}
      </div>
      {status}
    </div>
  )
}
