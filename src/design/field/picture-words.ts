/** The texts of the picture field; the element reads them from its attribute. */
export type PictureWords = Record<
  | 'invite'
  | 'camera'
  | 'replace'
  | 'remove'
  | 'cancel'
  | 'retry'
  | 'alt'
  | 'altHint'
  | 'sending'
  | 'making'
  | 'kept'
  | 'removed'
  | 'cancelled'
  | 'waiting'
  | 'lost'
  | 'unreadable'
  | 'tooLarge'
  | 'altLost',
  string
>
