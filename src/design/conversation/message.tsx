import clsx from 'clsx'
import type { ReactNode } from 'react'

/** A date above the messages of that day. */
export function Day({ children }: { children: ReactNode }) {
  return <p className="day">{children}</p>
}

type MessageProps = {
  /** Anchor for links to this message. */ id?: string
  own?: boolean
  /** Name of the sender, where the side does not make it clear. */ who?: ReactNode
  when: ReactNode
  /** Menu beside the time. */ action?: ReactNode
  /** Attached files. */ files?: ReactNode
  /** The message that this one answers. */ quote?: ReactNode
  children: ReactNode
}

/** One message in a conversation; the reader's own are on the right. */
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
