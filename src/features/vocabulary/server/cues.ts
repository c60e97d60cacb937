/**
 * Words that say how the words after or before them are meant. The longest cue at a place counts, and a longer phrase of the vocabulary
 * ('geen ervaring', 'niet elke week') counts before it. Apostrophes separate words: "don't" is 'don t'.
 */
export type CueKind =
  /** What follows is refused. */
  | 'refusal'
  /** What stands before it in the clause is refused, if the clause ends here; otherwise what follows. */
  | 'refusal_before'
  /** What whoever asks is or was, is refused: 'ik was juf en wil iets anders'. */
  | 'refusal_of_about'
  /** What follows is said of those whom the work is for: 'oma die niet meer kan lezen' refuses nothing. */
  | 'relative'
  /** Says nothing here, though it looks like a refusal: 'niet alleen', 'not too far'. */
  | 'nothing'
  /** What follows is about whoever asks. */
  | 'about'
  /** What follows is about somebody of theirs, and never what they wish: 'moeder van twee kinderen', 'mijn man heeft dementie'. */
  | 'about_kin'
  /** What follows is wished. */
  | 'wish'
  /** Begins something new. */
  | 'turn'
  /** Joins what follows to what was before. */
  | 'join'

const cues: Record<CueKind, string> = {
  refusal: `
    niet, niet met, niet bij, niet in, niet voor, niet op, niet aan, niet te veel, niet zo graag, niet graag, liever niet met, liever niet, liever geen, geen, zonder, behalve,
    alles behalve, alles maar niet, alles maar geen, maakt niet uit behalve, maar niet, maar geen, maar liever niet, maar zonder, en niet, en geen, en zonder, of geen,
    absoluut niet, absoluut geen, zeker niet, zeker geen, vooral niet, vooral geen, in ieder geval niet, in elk geval geen, nooit, nooit meer, niet meer, niets met, niks met, iets zonder,
    hou niet van, houd niet van, ik hou niet van, ik houd niet van, hou niet zo van, heb niks met, heb niets met, heb een hekel aan, een hekel aan, hekel aan, haat, ik haat,
    bang voor, ik ben bang voor, ben bang voor, allergisch voor, ik ben allergisch voor, ben allergisch voor, kan niet tegen, ik kan niet tegen, kan slecht tegen,
    wil niet, wil geen, wil ik niet, ik wil niet, ik wil geen, ik wil niet meer, wil niet meer, hoef niet, hoef geen, ik hoef niet, kan niet op, kan niet met, ik kan niet op, ik kan niet,
    ik kan geen, kan geen, mag niet, mag geen, ik mag niet, geen zin in, geen zin om, ik heb geen zin in, ik heb geen, heb geen, ik heb geen tijd op, geen tijd op, in plaats van,
    iets anders dan, wat anders dan, anders dan, op een na, uitgezonderd, met uitzondering van, liever niks met, liever niets met, durf niet, ik durf niet, ik doe geen, doe geen, ik ga niet, ga niet,
    not with, not in, not on, not for, not at, not, no, without, but not, but no, and not, and no, nor, neither, never, never on, rather not, rather no, preferably not, preferably no,
    not really, no more, nothing with, nothing in, nothing at, nothing on, nothing, anything but, everything but, all but, anything except, everything except, except, except for,
    other than, apart from, instead of, i do not want, i do not want to, do not want, do not want to, i don t want, i don t want to, don t want, don t want to, dont want, dont want to,
    i do not like, do not like, don t like, i don t like, dont like, i hate, hate, i dislike, dislike, afraid of, i am afraid of, i m afraid of, scared of, i am scared of, i m scared of,
    allergic to, i am allergic to, i m allergic to, i can t, i cannot, can t, cannot, cant, i can not, can not, i can t do, i cannot do, can t do, cannot do, i have no, i ve no, i don t have,
    i do not have, don t have, dont have, don t have a, i won t, won t, not a fan of, not keen on, i m not, i am not, as long as it is not, as long as it s not`,
  refusal_before: `
    kan ik niet, lukt niet, lukt me niet, gaat niet, wil ik niet, liever niet, hoeft niet, hoeft niet per se, hoef ik niet, durf ik niet, past niet, vind ik niks, vind ik niet leuk, kunnen wij niet,
    is not possible, are not possible, does not work, do not work, doesn t work, don t work, not possible, i can not, i cannot, i can t, i can t do, not available, is out, are out`,
  refusal_of_about: `
    iets anders, iets heel anders, iets totaal anders, iets compleet anders, wat anders, heel wat anders, iets nieuws, something else, something different, something very different, something quite different,
    something completely different, something totally different, something new`,
  relative: 'die, who, whose, wie, welke',
  nothing: `
    niet alleen, niet alleen maar, niet te ver, niet te ver weg, niet ver, niet ver weg, niet zo ver, niet te, niet zo, niet erg, niet heel, niet per se, niet persé, waarom niet, niet meer dan, niet moeilijk, niet te moeilijk,
    niet langer dan, niet vaker dan, niet verplicht, not only, not just, not too, not far, not too far, not too far away, not very, why not, not more than, no more than, no matter, no longer than, not difficult, not necessarily, no problem, geen probleem, geen idee`,
  about_kin: `
    mijn man heeft, mijn vrouw heeft, mijn man is, mijn vrouw is, mijn moeder heeft, mijn vader heeft, mijn moeder is, mijn vader is, mijn kind heeft, mijn zoon heeft, mijn dochter heeft, mijn kinderen zijn, mijn moeder, mijn vader,
    moeder van, vader van, ouder van, oma van, opa van, mama van, papa van, mantelzorger van, mantelzorger voor, my husband has, my wife has, my husband is, my wife is, my mother has, my father has, my mother is, my father is,
    my son has, my daughter has, my kids are, my children are, mother of, father of, parent of, mom of, mum of, dad of, grandmother of, grandfather of, carer of, caring for my, zorg voor mijn, ik zorg voor mijn, i care for my, i look after my`,
  about: `
    ik ben, ben, ik was, ik heb, heb, ik had, vroeger, ik was vroeger, vroeger was ik, ik ben vroeger, ik werkte, ik heb gewerkt, werkte, ik werk, ik werk als, jarenlang, voorheen, van beroep, opgeleid als, opgeleid tot,
    ik ben net, ik kom net, ik kom uit, als gepensioneerde, als gepensioneerd, gepensioneerd, gepensioneerde, voormalig, ik zit, ik studeer,
    i am, i m, im, i was, i have, i ve, i had, i used to be, i used to work, i used to, i used to work as, i worked as, i worked, i work, i work as, i have been, i ve been, formerly, former, as a retired, retired, i come from, i study, trained as`,
  wish: `
    ik wil, wil, wil ik, wil nu, wil graag, wil wel, ik zou, zou, zou graag, ik zoek, zoek, zoekt, zoek ik, op zoek naar, ik ben op zoek naar, ben op zoek naar, graag, ik hou van, hou van, ik houd van, houd van, hou veel van, ik hou veel van,
    gek op, dol op, ik ben gek op, ik ben dol op, ben gek op, ben dol op, ik vind, vind, leuk vind ik, kan goed, ik kan goed, kan wel, ik kan, kan, goed in, ik ben goed in, ben goed in, goed met, ik ben goed met, geinteresseerd in, ik heb interesse in, interesse in,
    zin in, ik heb zin in, heb zin in, een hart voor, ik heb een hart voor, heb een hart voor, liefst, het liefst, liever, iets, iets met, iets in, wat, help, helpen, doe graag, ik doe graag, ik werk graag, werk graag, ik ben graag, ben graag, ik heb graag, heb graag, nu, ik heb tijd, heb tijd,
    ik heb tijd op, ik ben vrij, ben vrij, ik ben beschikbaar, beschikbaar, ik ben thuis in,
    i want, want, i want to, i would like, would like, i d like, d like, looking for, i am looking for, i m looking for, love, i love, like, i like, enjoy, i enjoy, good at, i am good at, i m good at, good with, i am good with, i m good with, keen on,
    interested in, i am interested in, i m interested in, fond of, passionate about, i am passionate about, something, something with, something in, happy to, i am happy to, i m happy to, i can, now, prefer, i prefer, i am free, i m free, i am available, i m available, i have time`,
  turn: 'maar, but, however, echter, wel, verder, anders, dus, so, therefore, daarom, wel met, but with, instead, only, daarnaast',
  join: 'en, of, noch, ook, and, or, plus, en of, and or',
}

const ofPhrase = new Map<string, Set<CueKind>>()
for (const [kind, phrases] of Object.entries(cues) as [CueKind, string][])
  for (const phrase of phrases.split(',').map((one) => one.trim())) ofPhrase.set(phrase, (ofPhrase.get(phrase) ?? new Set()).add(kind))
const longest = Math.max(...[...ofPhrase.keys()].map((phrase) => phrase.split(' ').length))

/** The longest cue that begins at this word. */
export function cueAt(words: readonly string[], at: number): { length: number; kinds: ReadonlySet<CueKind> } | null {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const kinds = ofPhrase.get(words.slice(at, at + length).join(' '))
    if (kinds) return { length, kinds }
  }
  return null
}
