import { defineBlock, tile, words } from '#features/pages/blocks/define-block.ts'

export const quote = defineBlock({
  kind: 'quote',
  name: { nl: 'Citaat', en: 'Quote' },
  about: { nl: 'Wat iemand zei, groot', en: 'What somebody said, large' },
  icon: 'chat-circle',
  fields: {
    text: words({ label: { nl: 'Wat er gezegd werd', en: 'What was said' }, max: 300, long: true }),
    name: words({ label: { nl: 'Door wie', en: 'By whom' }, max: 80 }),
    role: words({ label: { nl: 'Wie dat is', en: 'Who that is' }, max: 120, optional: true }),
    tile: tile({ label: { nl: 'Tegel', en: 'Tile' }, optional: true }),
  },
  example: {
    text: { nl: 'Ik kwam voor de koffie. Nu ken ik de hele straat.', en: 'I came for the coffee. Now I know the whole street.' },
    name: { nl: 'Truus', en: 'Truus' },
    role: { nl: 'Gastvrouw in het buurthuis', en: 'Host in the community centre' },
    tile: 'koffie',
  },
})
