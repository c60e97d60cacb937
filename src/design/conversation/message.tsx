import clsx from 'clsx'
import type { ReactNode } from 'react'

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
