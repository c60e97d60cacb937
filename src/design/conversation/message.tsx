import clsx from 'clsx'
import type { ReactNode } from 'react'

/** A day above its messages. */
export function Day({ children }: { children: ReactNode }) {
  return <p className="day">{children}</p>
}

type MessageProps = {
  /** By which others lead to it. */ id?: string
  own?: boolean
  /** Needed when the side does not tell. */ who?: ReactNode
  when: ReactNode
  /** What can be done about it, beside the time. */ action?: ReactNode
  /** What came along. */ files?: ReactNode
  /** What it answers. */ quote?: ReactNode
  children: ReactNode
}

/** One turn in a conversation: own ones right. */
export function Message({ id, own, who, when, action, files, quote, children }: MessageProps) {
  return (
    <div {...(id && { id, tabIndex: -1 })} className={clsx('turn', own && 'turn-own')}>
      {who && <p className="who">{who}</p>}
      {(children || quote) && (
        <div className="bubble">
          {quote}
          {children}
        </div>
      )}
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
