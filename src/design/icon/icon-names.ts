/** Phosphor icons in the sprite, by weight. `Icon` takes weights other than regular as a suffix: `check-bold`, `warning-circle-fill`. */
export const iconWeights = {
  regular: [
    'archive', 'arrow-counter-clockwise', 'arrow-square-out', 'arrow-u-up-left', 'arrow-u-up-right', 'arrows-clockwise', 'bell', 'bell-slash', 'bicycle', 'bookmark-simple', 'buildings', 'bus', 'calendar-blank', 'calendar-plus', 'camera',
    'chart-bar', 'chat-circle', 'chats', 'check', 'check-square', 'circle-dashed', 'clock', 'cloud-check', 'copy', 'desktop', 'device-mobile', 'dots-six-vertical', 'dots-three', 'download-simple', 'envelope-simple', 'eye',
    'eye-slash', 'file-csv', 'file-pdf', 'file-text', 'funnel', 'gear', 'git-branch', 'globe', 'hand-heart', 'hash', 'heart', 'hourglass-medium', 'house', 'image', 'info', 'key', 'link',
    'list', 'list-bullets', 'list-numbers', 'lock', 'magnifying-glass', 'map-pin', 'map-trifold', 'minus', 'moon', 'navigation-arrow', 'newspaper', 'paper-plane-tilt', 'palette', 'pause-circle',
    'paperclip', 'pencil-simple', 'phone', 'plus', 'printer', 'pulse', 'question', 'quotes', 'radio-button', 'share-network', 'sign-in', 'sign-out', 'skip-forward', 'sliders-horizontal', 'sort-ascending', 'spinner',
    'squares-four', 'star', 'sun', 'text-aa', 'text-align-left', 'text-b', 'text-italic', 'text-t', 'translate', 'trash', 'upload-simple', 'user', 'user-circle', 'users', 'wheelchair', 'x',
  ],
  bold: ['arrow-down', 'arrow-left', 'arrow-right', 'arrow-up', 'caret-down', 'caret-left', 'caret-right', 'caret-up', 'check', 'list', 'minus', 'plus', 'x'],
  fill: [
    'archive', 'bookmark-simple', 'check-circle', 'circle', 'clock', 'copy', 'hourglass-medium', 'house', 'info', 'key', 'map-pin', 'paper-plane-tilt', 'pause-circle',
    'pencil-simple', 'plus-circle', 'prohibit', 'seal-check', 'sparkle', 'star', 'user', 'users', 'warning', 'warning-circle', 'x-circle',
  ],
  duotone: [
    'buildings', 'calendar-blank', 'chats', 'clock', 'file-text', 'hand-heart', 'heart', 'info', 'magnifying-glass', 'map-trifold', 'newspaper', 'user-circle', 'users',
  ],
} as const

type Weights = typeof iconWeights
/** A regular icon by its name, others with their weight as a suffix. */
export type IconName = Weights['regular'][number] | { [W in Exclude<keyof Weights, 'regular'>]: `${Weights[W][number]}-${W}` }[Exclude<keyof Weights, 'regular'>]

export const iconNames = Object.entries(iconWeights).flatMap(([weight, names]) =>
  names.map((name) => (weight === 'regular' ? name : `${name}-${weight}`))) as IconName[]
