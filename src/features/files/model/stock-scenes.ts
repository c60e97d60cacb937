import type { TileGridCell } from '#design/tile-grid/tile-grid.tsx'

type Words = { nl: string; en: string }
/** A grid of three by two tiles; a motif covers two by two of them. */
type Scene = { title: Words; alt: Words; tags: readonly string[]; tiles: readonly TileGridCell[] }

/** The tile grids that every center gets, in the order in which they are offered. */
export const scenes = {
  table: {
    title: { nl: 'Samen aan tafel', en: 'At the table together' },
    alt: { nl: 'Twee mensen drinken koffie aan een tafel', en: 'Two people have coffee at a table' },
    tags: ['koffie', 'ontmoeten', 'buurt', 'coffee', 'meeting'],
    tiles: [['tafel', 'solid'], ['koffie', 'second'], 'taart'],
  },
  walk: {
    title: { nl: 'Een rondje buiten', en: 'Going outside' },
    alt: { nl: 'Iemand wandelt met iemand in een rolstoel', en: 'Somebody walks with somebody in a wheelchair' },
    tags: ['wandelen', 'rolstoel', 'maatje', 'walking', 'wheelchair', 'buddy'],
    tiles: ['rolstoel', ['wandelen', 'second'], ['boom', 'solid']],
  },
  garden: {
    title: { nl: 'In de tuin', en: 'In the garden' },
    alt: { nl: 'Iemand geeft planten water in een moestuin', en: 'Somebody waters plants in a kitchen garden' },
    tags: ['tuin', 'groen', 'natuur', 'garden', 'green', 'nature'],
    tiles: [
      ['tuinen', 'soft'],
      ['zon', 'second'],
      ['roos', 'solid'],
    ],
  },
  reading: {
    title: { nl: 'Voorlezen', en: 'Reading aloud' },
    alt: { nl: 'Twee mensen lezen samen een boek bij een boekenkast', en: 'Two people read a book together at a bookcase' },
    tags: ['lezen', 'taal', 'kinderen', 'reading', 'language', 'children'],
    tiles: ['boek', ['lezen', 'solid'], ['schrijven', 'second']],
  },
  kitchen: {
    title: { nl: 'Koken en eten', en: 'Cooking and eating' },
    alt: { nl: 'Tegels met soep, brood, taart en koffie', en: 'Tiles with soup, bread, cake and coffee' },
    tags: ['eten', 'koken', 'soep', 'food', 'cooking', 'soup'],
    tiles: [['soep', 'solid'], 'brood', ['taart', 'second'], ['koffie', 'soft'], ['boodschappen', 'solid'], 'soep'],
  },
  hands: {
    title: { nl: 'De handen uit de mouwen', en: 'Hands-on' },
    alt: { nl: 'Tegels met gereedschap, naaiwerk en een fiets', en: 'Tiles with tools, sewing and a bicycle' },
    tags: ['klussen', 'repair', 'naaien', 'fiets', 'tools', 'sewing', 'bicycle'],
    tiles: ['gereedschap', ['fiets', 'second'], ['naaien', 'solid'], ['huis', 'solid'], ['gereedschap', 'soft'], 'fiets'],
  },
  company: {
    title: { nl: 'Gezelschap', en: 'Company' },
    alt: { nl: 'Tegels met een schaakbord, een telefoon, een hond en een stoel', en: 'Tiles with a chessboard, a telephone, a dog and a chair' },
    tags: ['maatje', 'bezoek', 'eenzaamheid', 'buddy', 'visit', 'loneliness'],
    tiles: [['schaak', 'solid'], ['telefoon', 'soft'], 'hond', 'stoel', ['hart', 'second'], ['koffie', 'solid']],
  },
  sport: {
    title: { nl: 'Sport en spel', en: 'Sport and play' },
    alt: { nl: 'Tegels met een bal, een vlieger en een boot', en: 'Tiles with a ball, a kite and a boat' },
    tags: ['sport', 'kinderen', 'jeugd', 'children', 'youth', 'play'],
    tiles: [['bal', 'second'], 'vlieger', ['boot', 'solid'], ['schaak', 'soft'], ['bal', 'solid'], 'zon'],
  },
  culture: {
    title: { nl: 'Muziek en cultuur', en: 'Music and culture' },
    alt: { nl: 'Tegels met muziek, een boek en een molen', en: 'Tiles with music, a book and a windmill' },
    tags: ['muziek', 'cultuur', 'erfgoed', 'museum', 'music', 'culture', 'heritage'],
    tiles: [['muziek', 'solid'], ['molen', 'soft'], 'boek', 'schrijven', ['muziek', 'second'], ['huis', 'solid']],
  },
  animals: {
    title: { nl: 'Dieren en natuur', en: 'Animals and nature' },
    alt: { nl: 'Tegels met een hond, een vogel en bomen', en: 'Tiles with a dog, a bird and trees' },
    tags: ['dieren', 'natuur', 'hond', 'animals', 'nature', 'dog'],
    tiles: ['vogel', ['hond', 'solid'], ['boom', 'soft'], ['roos', 'second'], ['tuin', 'solid'], 'vogel'],
  },
  office: {
    title: { nl: 'Besturen en helpen met papier', en: 'Boards and paperwork' },
    alt: { nl: 'Tegels met een vergadering, een laptop en een brief', en: 'Tiles with a meeting, a laptop and a letter' },
    tags: ['bestuur', 'administratie', 'computer', 'board', 'office', 'laptop'],
    tiles: [['vergadering', 'solid'], 'laptop', ['brief', 'second'], ['telefoon', 'soft'], ['schrijven', 'solid'], 'megafoon'],
  },
  transport: {
    title: { nl: 'Op pad', en: 'On the way' },
    alt: { nl: 'Tegels met een bus, een fiets, een boot en boodschappen', en: 'Tiles with a bus, a bicycle, a boat and groceries' },
    tags: ['vervoer', 'rijden', 'boodschappen', 'transport', 'driving', 'groceries'],
    tiles: [['bus', 'second'], ['fiets', 'solid'], 'boodschappen', 'boot', ['rolstoel', 'soft'], ['bus', 'solid']],
  },
  news: {
    title: { nl: 'Nieuws uit de buurt', en: 'News from the neighbourhood' },
    alt: { nl: 'Tegels met een megafoon, een brief en huizen', en: 'Tiles with a megaphone, a letter and houses' },
    tags: ['nieuws', 'oproep', 'buurt', 'news', 'call', 'neighbourhood'],
    tiles: [['megafoon', 'solid'], ['huis', 'soft'], ['brief', 'second'], 'huis', ['zon', 'second'], ['hart', 'solid']],
  },
  home: {
    title: { nl: 'De hele buurt', en: 'The whole neighbourhood' },
    alt: {
      nl: 'Tegels met een huis, een tuin, koffie, een boek, een fiets en een hart',
      en: 'Tiles with a house, a garden, coffee, a book, a bicycle and a heart',
    },
    tags: ['vrijwilligers', 'buurt', 'welkom', 'volunteers', 'welcome'],
    tiles: [['huis', 'solid'], 'koffie', ['hart', 'second'], ['fiets', 'soft'], ['tuin', 'solid'], 'boek'],
  },
} as const satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes
export const sceneNames = Object.keys(scenes) as [SceneName, ...SceneName[]]
