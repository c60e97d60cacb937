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
  /** Whoever asks is at work or at school at the times that stand beside it: 'overdag werk ik'. */
  | 'busy'
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
    i do not have, don t have, dont have, don t have a, i won t, won t, not a fan of, not keen on, i m not, i am not, as long as it is not, as long as it s not,
    heb het gehad met, genoeg van, heb genoeg van, ik heb genoeg van, ben het zat om, word moe van, word gek van, ik word gek van, afkeer van, ik walg van,
    geen interesse in, niet geinteresseerd in, geen verstand van, heb geen verstand van, niet goed in, ben niet goed in, ik ben niet goed in, niet goed met,
    ben niet goed met, slecht in, ik ben slecht in, ben slecht in, niet handig met, niet handig in, onhandig met, kan slecht, als het maar geen, als het maar niet,
    als het maar niet met, zolang het maar niet, zolang het maar geen, zolang het geen, zolang het niet met, niks te maken met, niets te maken met, alles maar niet met,
    alles liever dan, krijg geen, ik krijg geen, ik hoef geen, hoef niks met, laat mij geen, laat mij niet, niet weer, liever niet weer, liever geen gedoe met,
    nergens met, fed up with, sick of, i m sick of, tired of, i m tired of, had enough of, done with, bored of, bored with, no interest in, not interested in,
    i m not interested in, bad at, i m bad at, terrible at, i m terrible at, hopeless at, useless at, not good at, i m not good at, no good at, no good with,
    not good with, i m not good with, can t stand, i can t stand, cannot stand, can t bear, keep me away from, away from, anything apart from, anything other than,
    anything without, as long as it isn t, as long as it has no, as long as there are no, as long as there is no, nothing to do with, don t do, i don t do,
    i d rather not, would rather not, would prefer not, not a fan, not a big fan of, not so keen on, not into, i m not into, not much of a, don t need, don t enjoy,
    i don t enjoy, do not enjoy, spare me, please no, please not, pls no, aversion to, phobia of, terrified of, i m terrified of, frightened of, unable to, i m unable to,
    not able to, i m not able to, not allowed to, isn t, aren t`,
  refusal_before: `
    kan ik niet, lukt niet, lukt me niet, gaat niet, wil ik niet, liever niet, hoeft niet, hoeft niet per se, hoef ik niet, durf ik niet, past niet, vind ik niks, vind ik niet leuk, kunnen wij niet,
    is not possible, are not possible, does not work, do not work, doesn t work, don t work, not possible, i can not, i cannot, i can t, i can t do, not available, is out, are out,
    krijg ik niet, heb ik niet, heb ik geen, heb ik nog niet, lust ik niet, trek ik niet, kan ik niks mee, heb ik niks mee, heb ik niets mee, hoeft van mij niet,
    is niks voor mij, is niets voor mij, niks voor mij, niets voor mij, is niet mijn ding, niet mijn ding, is niet aan mij besteed, mag ik niet, vind ik eng,
    vind ik vies, vind ik saai, vind ik vreselijk, vind ik niks aan, vind ik verschrikkelijk, haat ik, doe ik niet, doe ik liever niet, zit ik vol, ben ik bezet,
    ben ik er niet, ben ik niet, ben ik niet goed in, ben ik slecht in, ben ik bang voor, ben ik allergisch voor, zijn we niet, kunnen we niet, hebben we niet,
    liever niet meer, niet graag, nee bedankt, hou ik niet van, houd ik niet van, komt niet uit, komt me niet uit, komt mij niet uit, gaat mij niet lukken,
    gaat me niet lukken, zie ik niet zitten, is not for me, isn t for me, are not for me, aren t for me, not for me, is not my thing, isn t my thing, not my thing,
    not my cup of tea, scares me, scare me, bores me, bore me, i d rather not, no thanks, no thank you, i m busy, i am busy, i m away, i am away, is full, don t suit me,
    doesn t suit me, don t suit, doesn t suit, is no good, are no good, i do not have, i don t have, i haven t got, i can t stand, i hate, i dislike, i don t do,
    i don t like, i do not like, i m not good at, i m bad at`,
  refusal_of_about: `
    iets anders, iets heel anders, iets totaal anders, iets compleet anders, wat anders, heel wat anders, iets nieuws, something else, something different, something very different, something quite different,
    something completely different, something totally different, something new`,
  relative: 'die, who, whose, wie, welke',
  nothing: `
    van vroeger, over vroeger, uit vroeger tijden, niet alleen, niet alleen maar, niet te ver, niet te ver weg, niet ver, niet ver weg, niet zo ver, niet te, niet zo, niet erg, niet heel, niet per se, niet persé, waarom niet, niet meer dan, niet moeilijk, niet te moeilijk,
    niet langer dan, niet vaker dan, niet verplicht, not only, not just, not too, not far, not too far, not too far away, not very, why not, not more than, no more than, no matter, no longer than, not difficult, not necessarily, no problem, geen probleem, geen idee,
    er niet meer, is er niet meer, zijn er niet meer, niet meer thuis, wonen niet meer thuis, leeft niet meer, werk niet meer, ik werk niet meer, niet meer werk,
    niet meer hoef te werken, hoef niet meer te werken, ik hoef niet meer te werken, kan niet meer werken, ik kan niet meer werken, niet zomaar, niet stilzitten,
    niet stil zitten, kan niet stilzitten, kan niet stil zitten, ik kan niet stilzitten, ik kan niet stil zitten, stilzitten kan ik niet, weet niet, ik weet niet,
    weet ik niet, weet nog niet, ik weet nog niet, niet te verteren, niet bang, niet bang voor, ben niet bang voor, ik ben niet bang voor, vind het niet erg,
    vind ik niet erg, vind ik niet te verteren, geen bezwaar, geen moeite met, heb geen moeite met, geen punt, is geen probleem, niet vies van, ben niet vies van,
    ik ben niet vies van, niet verlegen, niet de jongste, niet meer de jongste, ben niet meer de jongste, niet zo jong meer, niet veel, heb niet veel, ik heb niet veel,
    geen haast, geen zorgen, nooit te oud, nooit genoeg, niet kieskeurig, geen voorkeur, niet zeker, niet onaardig, niet onhandig, ik ben niet onhandig,
    ben niet onhandig, niet bijzonder, niet vergeten, niemand, niet lang meer, niet zo lang, niet meer zo, niet meer zoveel, niets te doen, niks te doen, niks om handen,
    niets om handen, kan niet slapen, niet slapen, niet iedereen, hoeft niet veel, kan niet wachten, zit niet stil, ik zit niet graag stil, niet graag stil,
    zit niet graag stil, not sit still, can t sit still, cannot sit still, i can t sit still, i cannot sit still, no longer, no longer work, i no longer work, don t work,
    i don t work, i do not work, don t know, i don t know, i do not know, not afraid of, i m not afraid of, i am not afraid of, not scared of, i m not scared of,
    don t mind, i don t mind, i do not mind, do not mind, no fear of, not shy, i m not shy, not so young anymore, not getting any younger, no rush, never too old,
    not sure, i m not sure, not picky, no preference, not bad, couldn t, nobody, no one, nothing to do, nothing on, nothing much, not much, not everyone, can t sleep,
    i can t sleep, can t wait, can t help but, not everybody, not a problem, no worries, no idea, not getting out, don t get out, i don t get out, don t get out much,
    i don t get out much`,
  busy: `
    ik werk, werk ik, werk ik al, ben ik aan het werk, ik ben aan het werk, moet ik werken, ik moet werken, zit ik op mijn werk, zit ik op kantoor, ik zit op kantoor, zit ik op school, ik zit op school, heb ik school, ik heb school, heb ik les, ik heb les, heb ik college, ik heb college, ga ik naar school, slaap ik,
    ik werk al, i work, i m working, i am working, i m at work, i am at work, i have to work, i have work, i have school, i m at school, i am at school, i have classes, i have class, i have lectures, i sleep`,
  about_kin: `
    mijn man heeft, mijn vrouw heeft, mijn man is, mijn vrouw is, mijn moeder heeft, mijn vader heeft, mijn moeder is, mijn vader is, mijn kind heeft, mijn zoon heeft, mijn dochter heeft, mijn kinderen zijn, mijn moeder, mijn vader,
    moeder van, vader van, ouder van, oma van, opa van, mama van, papa van, mantelzorger van, mantelzorger voor, my husband has, my wife has, my husband is, my wife is, my mother has, my father has, my mother is, my father is,
    my son has, my daughter has, my kids are, my children are, mother of, father of, parent of, mom of, mum of, dad of, grandmother of, grandfather of, carer of, caring for my, zorg voor mijn, ik zorg voor mijn, i care for my, i look after my,
    mijn man, mijn vrouw, mijn man was, mijn vrouw was, mijn vader was, mijn moeder was, mijn zoon is, mijn dochter is, mijn oma, mijn opa, mijn oma had, mijn opa had,
    mijn oma was, mijn opa was, mijn broer, mijn zus, mijn broer heeft, mijn zus heeft, mijn broertje, mijn zusje, mijn ouders, mijn schoonmoeder, mijn schoonvader,
    mijn buurman heeft, mijn tante, mijn oom, my husband, my wife, my dad, my mum, my mom, my mother, my father, my gran, my grandma, my grandpa, my nan, my granny,
    my grandad, my grandmother, my grandfather, my brother, my sister, my brother has, my sister has, my parents, my son is, my daughter is, my aunt, my uncle,
    my dad had, my mum had, my mother had, my father had`,
  about: `
    ik ben, ben, ik was, ik heb, heb, ik had, vroeger, ik was vroeger, vroeger was ik, ik ben vroeger, ik werkte, ik heb gewerkt, werkte, ik werk, ik werk als, jarenlang, voorheen, van beroep, opgeleid als, opgeleid tot,
    ik ben net, ik kom net, ik kom uit, als gepensioneerde, als gepensioneerd, gepensioneerd, gepensioneerde, voormalig, ik zit, ik studeer,
    i am, i m, im, i was, i have, i ve, i had, i used to be, i used to work, i used to, i used to work as, i worked as, i worked, i work, i work as, i have been, i ve been, formerly, former, as a retired, retired, i come from, i study, trained as,
    omdat ik, want ik, vanwege, vanwege mijn, wegens, wegens mijn, door mijn, sinds ik, sinds mijn, nu ik, ik ga met, ik heb altijd, heb altijd, heb jaren, ik heb jaren,
    heb jarenlang, ik heb jarenlang, heb lang, jaren gewerkt in, jaren gewerkt als, altijd gewerkt in, altijd gewerkt als, gewerkt als, gewerkt in, gewerkt bij,
    ik kom uit de, kom uit de, ik kom van, opgegroeid op, opgegroeid met, ik deed, ik deed vroeger, in mijn werk, in mijn vorige werk, van huis uit ben ik,
    achtergrond in, ik werd, gestopt als, gestopt met, because i, because i m, because of, because of my, due to, due to my, since i, since my, now that i, now that i m,
    i ve always, i have always, i always worked, i ve worked, i have worked, worked in, worked at, worked as, years as, years in, spent years as, spent my life,
    spent my career, a career in, my career in, career in, background in, i grew up on, i grew up with, i grew up in, my background is in, in my job, for my job,
    by profession, by trade, in a past life, i did, i studied, ex`,
  wish: `
    ik wil, wil, wil ik, wil nu, wil graag, wil wel, ik zou, zou, zou graag, ik zoek, zoek, zoekt, zoek ik, op zoek naar, ik ben op zoek naar, ben op zoek naar, graag, ik hou van, hou van, ik houd van, houd van, hou veel van, ik hou veel van,
    gek op, dol op, ik ben gek op, ik ben dol op, ben gek op, ben dol op, ik vind, vind, leuk vind ik, kan goed, ik kan goed, kan wel, ik kan, kan, goed in, ik ben goed in, ben goed in, goed met, ik ben goed met, geinteresseerd in, ik heb interesse in, interesse in,
    zin in, ik heb zin in, heb zin in, een hart voor, ik heb een hart voor, heb een hart voor, liefst, het liefst, liever, iets, iets met, iets in, wat, help, helpen, doe graag, ik doe graag, ik werk graag, werk graag, ik ben graag, ben graag, ik heb graag, heb graag, nu, ik heb tijd, heb tijd,
    ik heb tijd op, ik ben vrij, ben vrij, ik ben beschikbaar, beschikbaar, ik ben thuis in,
    i want, want, i want to, i would like, would like, i d like, d like, looking for, i am looking for, i m looking for, love, i love, like, i like, enjoy, i enjoy, good at, i am good at, i m good at, good with, i am good with, i m good with, keen on,
    interested in, i am interested in, i m interested in, fond of, passionate about, i am passionate about, something, something with, something in, happy to, i am happy to, i m happy to, i can, now, prefer, i prefer, i am free, i m free, i am available, i m available, i have time,
    kan niet zonder, ik kan niet zonder, niets liever, niks liever, niets leuker dan, niks leuker dan, niets mooier dan, niks mooier dan, krijg geen genoeg van,
    ik krijg geen genoeg van, nooit genoeg van, altijd al, altijd al willen, droom van, ik droom van, lijkt me leuk, lijkt mij leuk, lijkt me wat, heb een zwak voor,
    een zwak voor, ik ben fan van, ben fan van, fan van, weg van, helemaal weg van, ik mis, mis, ik mis het, verstand van, heb verstand van, ik heb verstand van,
    handig met, ik ben handig met, ben handig met, handig in, ik weet veel van, weet veel van, ervaring met, heb ervaring met, ik heb ervaring met, zin om, ik heb zin om,
    heb zin om, mag ook, geef mij maar, doe mij maar, liever iets met, bereid om, mijn hobby is, mijn passie is, hobby, als hobby, can t live without,
    i can t live without, nothing more than, nothing better than, love nothing more than, i love nothing more than, can t get enough of, i can t get enough of, adore,
    i adore, mad about, i m mad about, crazy about, i m crazy about, nuts about, i m into, into, soft spot for, a soft spot for, i have a soft spot for, i miss, miss,
    i d rather, would rather, rather, i d love to, i would love to, would love to, i dream of, always wanted to, i ve always wanted to, i always wanted to, handy with,
    i m handy with, i know a lot about, know about, i know about, experience with, i have experience with, give me, my hobby is, my passion is, hoping to, i hope to,
    willing to, i m willing to, skilled at, skilled in, talented at, i do like, i don t mind some`,
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
