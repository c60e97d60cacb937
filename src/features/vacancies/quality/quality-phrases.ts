/** Phrases in both languages, separated by |. */
const phrases = (text: string): readonly string[] => text.split('|').map((one) => one.trim())

/**
 * Whether a text has one of the phrases. Both are lower case without accents and split at hyphens; a phrase that ends in *
 * matches the start of a word.
 */
export function mentions(spaced: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => (phrase.endsWith('*') ? spaced.includes(` ${phrase.slice(0, -1)}`) : spaced.includes(` ${phrase} `)))
}

export const noWords = phrases(`
  geen | niet | zonder | nooit | hoeft | hoef | no | not | without | never | none | nor | noch | onnodig | neither`)
/** These negate the whole list that follows: "geen diploma, ervaring of rijbewijs nodig". */
export const noMoreWords = phrases(`
  geen | zonder | no | without | noch | nor`)
export const reasonWords = phrases(`
  omdat | want | vanwege | daarom | namelijk | reden | zodat | wegens | wettelijk | wet | because | since | reason | therefore | due | law |
  so that | this is for`)
export const wishWords = phrases(`
  een pre | is handig | is fijn | is mooi | is leuk | is prettig | is welkom | meegenomen | een plus | a plus | an advantage | helpful |
  welcome | nice to have | handy | bonus | voorkeur | preferably | eventueel | mag | voordeel | useful | graag | liefst`)
/** Certain to demand something of the reader. */
export const surelyAsks = phrases(`
  je hebt | jij hebt | heb jij | u heeft | u hebt | je moet | u moet | je bezit | in het bezit | in bezit | je beschikt | u beschikt |
  beschikken over | beschikt over | we vragen | wij vragen | vragen we | vragen wij | wordt gevraagd | is vereist | zijn vereist | vereist is |
  vereiste | vereisten | vereist | verplicht | noodzakelijk | is nodig | nodig | afgeronde | voltooide | behaalde | eis | functie eis |
  functie eisen | we eisen | minimaal een | minstens een | you have | you must | must have | you need | required | is needed | requirement |
  requirements | we ask for | mandatory | you hold | in possession | completed | we require | essential`)

export const diplomaWords = phrases(`
  diploma | diplomas | diploma s | hbo opleiding | mbo opleiding | wo opleiding | afgeronde opleiding | voltooide opleiding | afgeronde studie |
  voltooide studie | opleiding tot | opleiding in | onderwijsbevoegdheid | lesbevoegdheid | masterdiploma | bachelordiploma |
  startkwalificatie | degree | qualification | qualifications | certification | bachelor | bachelors | bachelor s | university degree |
  teaching licence | big registratie | mbodiploma | hbodiploma | opleiding`)
/** These demand a diploma by themselves. */
export const askedDiplomas = phrases(`
  minimaal mbo | minimaal hbo | minimaal vmbo | minimaal havo | minimaal wo | minstens mbo | minstens hbo | ten minste mbo | ten minste hbo |
  tenminste mbo | tenminste hbo | gediplomeerde vrijwilliger* | gediplomeerd verpleegkundige | gediplomeerde verpleegkundige |
  gediplomeerd zijn | bent gediplomeerd`)
export const levelWords = phrases(`
  mbo niveau | hbo niveau | wo niveau | academisch niveau | denkniveau | mbo werk | hbo werk | certificaat | certificaten | certificate |
  certificates | gediplomeerd* | bevoegdheid | qualified | getuigschrift | zwemdiploma | trainersdiploma | trainersdiploma s | koksdiploma |
  vakdiploma`)
/** NOV allows asking for these. A certificate of conduct is no diploma. */
export const allowedDiplomas = phrases(`
  ehbo* | bhv* | aed | reanimatie* | eerste hulp | rijbewijs* | rijbewijzen | vog | first aid | driving | driver* | licence b | license | cpr |
  conduct | verklaring omtrent | vaarbewijs | police check`)
/** These say that the diploma is somebody else's, or that the volunteer gets it. */
export const givenWords = phrases(`
  halen | haalt | behalen | behaalt | haal | haal je | krijg | krijgt | krijgen | ontvangt | ontvang | uitreiking | uitreiken | reiken | geven |
  bieden | betalen | betaalt | volg | volgt | volgen | geslaagd | leerling* | student* | deelnemer* | kinderen | cursisten | jongeren |
  vergoeden | aangeboden | earn | get | receive | offer | give | pupils | children | participants | learners | training that | cadeau | gratis |
  free | interesse | overleg | bezig | naast | tijdens | voor je opleiding | zin | plezier | contact | leiden je op`)

/** People who are helped: an age or a sex in the same clause is theirs. */
export const otherPeople = phrases(`
  kinderen | kind | jongeren | jongere | leerling* | bewoner* | deelnemer* | ouderen | mensen | client* | bezoeker* | gasten | gast | student* |
  tieners | jeugd | meisjes | jongens | senioren | gezin* | ouders | dochter | zoon | maatje van | maatje voor | buddy voor | buddy for |
  children | child | kids | youngsters | people | pupils | residents | participants | visitors | guests | teenagers | elderly | families |
  teens | groep | group | club | vereniging | stichting | bestaat | bestaan | existed | meneer | mevrouw | hij | zij is | he | she | geleden |
  ago | jarig | contract`)
export const ofVolunteers = phrases(`
  vrijwilliger | vrijwilligers | volunteer | volunteers | je bent | jij bent | ben je | ben jij | u bent | bent u | bent | you are | you re |
  are you | leeftijd | je leeftijd | your age | kandidaat | kandidaten | applicants | candidate | you must be | must be | je moet | iemand |
  someone`)
export const ageBounds = phrases(`
  minimaal | minimum | minstens | tenminste | ten minste | vanaf | ouder | jonger | maximaal | maximum | tussen | boven | onder | least | over |
  under | between | older | younger | aged | from | hoogstens | niet ouder | plus | + | leeftijd | age | tot`)
export const sexWords = phrases(`
  mannelijke vrijwilliger* | vrouwelijke vrijwilliger* | mannelijke kracht* | vrouwelijke kracht* | mannelijke hulp* |
  vrouwelijke hulp* | mannelijke collega* | vrouwelijke collega* | mannelijk persoon | vrouwelijk persoon | mannelijke buddy | vrouwelijke buddy | mannelijk maatje | vrouwelijk maatje |
  vrouwelijke begeleid* | mannelijke begeleid* | vrouwelijke chauffeur* | mannelijke chauffeur* | je bent een vrouw | je bent een man |
  je bent vrouw | je bent man | je bent een dame | zoeken een vrouw | zoeken een man | zoeken vrouwen | zoeken mannen | zoeken alleen vrouwen |
  zoeken alleen mannen | zoeken een vrouwelijke | zoeken een mannelijke | zoeken vrouwelijke | zoeken mannelijke | zoeken dames |
  alleen vrouwelijke | alleen mannelijke | female volunteer* | male volunteer* | you are a woman | you are a man | you are female |
  you are male | must be female | must be male | looking for a woman | looking for a man | looking for women | looking for men | female buddy |
  male buddy`)
export const onlySex = phrases(`
  alleen vrouwen | alleen mannen | alleen dames | alleen heren | uitsluitend vrouwen | uitsluitend mannen | women only | men only | only women |
  only men | ladies only | enkel vrouwen | enkel mannen`)
export const asksVolunteers = phrases(`
  zoeken | zoekt | vrijwilliger* | melden | reageren | aanmelden | gezocht | volunteer* | apply | looking | solliciteren | respond | vacature`)

/** Says whom the organization looks for, or what they must be. */
export const asksPeople = phrases(`
  zoeken | zoek | gezocht | gevraagd | looking for | wanted | mannelijke kracht* | vrouwelijke kracht* | kracht | krachten`)
/** The people being helped follow these words. */
export const forOthers = phrases(`
  voor een | voor onze | voor de | voor | for a | for an | for our | met een | met onze | with a | with our | aan een | van een`)

export const experienceWords = phrases(`
  ervaring | werkervaring | leservaring | zorgervaring | bestuurservaring | experience | ervaren vrijwilliger* | ervaren kok |
  ervaren chauffeur`)
export const asksExperience = phrases(`
  vereist | verplicht | noodzakelijk | nodig | je hebt | jij hebt | u heeft | moet | minimaal | minstens | ruime | aantoonbare | relevante |
  we vragen | wij vragen | gevraagd | jaar ervaring | eis | eisen | zoeken een ervaren | required | you have | must | at least | proven |
  years | essential | needed | you need | requirement | relevant experience | zoeken ervaren`)

export const inductionWords = phrases(`
  inwerk* | ingewerkt | werk je in | werken je in | werkt je in | begeleiding | begeleid door | begeleiden je | begeleidt je | begeleider |
  training* | cursus* | scholing | workshop* | loop je mee | loop eerst | loopt eerst | loopt mee | meelopen | meeloopt | meekijken |
  kijk eerst mee | kijkt eerst mee | kijk je mee | kennismak* | introductie* | uitleg | leggen je | leggen alles uit | leg uit | leggen uit |
  legt je | legt uit | legt alles uit | laten je zien | laat je zien | leer je | leert je | leren je | leren we je | instructie* | wegwijs |
  vaste contactpersoon | vast contactpersoon | coordinator | coach* | mentor | samen met een ervaren | ervaren vrijwilliger* |
  helpen je op weg | helpt je op weg | helpt je | helpen je | inductie | induction | introduction | show you | shows you | shadow* |
  walk along | guidance | support you | supports you | explain* | teach you | teaches you | experienced volunteer* | supervis* | get to know |
  help you | helps you`)

export const payWords = phrases(`
  salaris | loon | uurloon | uurtarief | maandsalaris | maandloon | brutoloon | nettoloon | brutosalaris | startsalaris | bruto | cao |
  dienstverband | arbeidsovereenkomst | arbeidscontract | jaarcontract | vakantiegeld | pensioenopbouw | eindejaarsuitkering | dertiende maand |
  salary | wage | wages | hourly rate | employment contract | paid position | holiday pay`)
export const offersPay = phrases(`
  je krijgt | krijg je | je ontvangt | ontvang je | je verdient | verdien je | verdienen | wij bieden | we bieden | bieden we | bieden wij |
  bieden een | bieden jou | betalen je | betalen we | betalen jou | volgens | conform | per uur | per maand | contract | u ontvangt | u krijgt |
  you get | you receive | you earn | you will earn | you will receive | we offer | we pay | per hour | an hour | per month | a month |
  vergoeding | aantrekkelijk | marktconform | competitive | uurtarief | hourly | goed salaris`)
export const employedWords = phrases(`
  betaalde kracht* | betaalde medewerker* | betaalde collega* | betaalde baan | betaald personeel | beroepskracht* | werknemer* | personeel |
  personeelslid | vaste kracht* | paid staff | paid worker* | paid employee* | employee* | paid job* | professional staff | paid member*`)
export const colleagueWords = phrases(`
  medewerker* | collega* | colleague* | staff | verpleegkundige* | leerkracht* | conducteur*`)
export const replaceWords = phrases(`
  vervang | vervangt | vervangen | ter vervanging | vervanging van | in plaats van | neemt de plaats | neem je de plaats | instead of |
  replace | replaces | replacing | take the place of | invallen voor | waarneming van | overnemen van ons`)
export const noMoneyWords = phrases(`
  geen geld | te weinig geld | geen budget | bezuinigd | bezuinigen | bezuiniging* | wegbezuinigd | no budget | no money | budget cuts |
  cutbacks | wegbezuinigde | ontslagen | personeelstekort | tekort aan personeel | staff shortage* | shortage of staff`)
export const staffWords = phrases(`
  personeel | personeelstekort | medewerker* | beroepskracht* | betaalde* | kracht | krachten | functie | functies | baan | banen | staff |
  paid | employees | job | jobs | collega* | wegbezuinigde | ontslagen | vrijwilliger*`)
export const profitWords = phrases(`
  winst maken | winst maakt | meer winst | onze winst | winst verhogen | winst te verhogen | omzet verhogen | omzet te verhogen |
  omzet vergroten | meer omzet | verkooptarget* | verkoopdoel* | sales target* | make a profit | our profit | more profit | our profits |
  increase sales | increase profit* | commercieel bedrijf | commercial company | omzetdoel* | aandeelhouders | shareholders | winstdeling`)
export const charityWords = phrases(`
  goed doel | goede doel | goede doelen | charity | stichting | kerk | vereniging | voedselbank | gaat naar | goes to | opbrengst |
  zonder winst`)

const written: Record<string, number> = {
  twintig: 20,
  vierentwintig: 24,
  vijfentwintig: 25,
  achtentwintig: 28,
  dertig: 30,
  tweeendertig: 32,
  vijfendertig: 35,
  zesendertig: 36,
  achtendertig: 38,
  veertig: 40,
  twenty: 20,
  thirty: 30,
  forty: 40,
  achttien: 18,
  eighteen: 18,
  zestien: 16,
  sixteen: 16,
  eenentwintig: 21,
  vijftig: 50,
  zestig: 60,
  fifty: 50,
  sixty: 60,
}

/** '20', '12,50', '2.000', 'veertig'; null for anything else. */
export function numberOf(word: string | undefined): number | null {
  if (word === undefined || word.length > 12) return null
  if (Object.hasOwn(written, word)) return written[word]!
  if (!/^\d/.test(word)) return null
  return Number(word.replaceAll(/[.,](?=\d{3}$)/g, '').replace(',', '.')) || null
}

const hourWords = new Set(['uur', 'uren', 'uurtjes', 'u', 'hours', 'hour', 'hrs'])
const perWords = new Set(['per', 'in', 'a', 'each', 'every', 'elke', 'iedere', 'p', 'de'])

/** The hours a week that a clause mentions: '32 uur per week', '24 36 uur in de week', '40 hours weekly'. */
export function hoursPerWeekIn(words: readonly string[]): number | null {
  for (const [at, word] of words.entries()) {
    if (word === 'fulltime' || word === 'voltijd' || (word === 'full' && words[at + 1] === 'time')) return 36
    const hours = numberOf(word)
    if (hours === null || !hourWords.has(words[at + 1] ?? '')) continue
    let next = at + 2
    while (perWords.has(words[next] ?? '')) next += 1
    const isWeekly = (next > at + 2 && (words[next] === 'week' || words[next] === 'w')) || words[at + 2] === 'weekly' || words[at + 2] === 'wekelijks'
    if (isWeekly && hours <= 168) return hours
  }
  return null
}

const yearWords = new Set(['jaar', 'jaren', 'year', 'years', 'plus', '+', 'jarige'])

/** The ages in years that a clause mentions: '18 jaar', '18 +', 'between 18 and 30', 'minimaal 21'. */
export function agesIn(words: readonly string[]): number[] {
  const isSpokenOf = words.some((word) => word === 'leeftijd' || word === 'age' || word === 'aged' || word === 'oud' || word === 'old')
  return words.flatMap((word, at) => {
    const age = numberOf(word)
    if (age === null || age < 12 || age > 99 || !Number.isInteger(age)) return []
    const isYears = yearWords.has(words[at + 1] ?? '') || (isSpokenOf && !hourWords.has(words[at + 1] ?? ''))
    return isYears || ((words[at - 1] === 'dan' || words[at - 1] === 'than') && words.length === at + 1) ? [age] : []
  })
}

/** The payment an hour that a clause mentions, in euros. */
export function eurosPerHourIn(words: readonly string[]): number | null {
  for (const [at, word] of words.entries()) {
    const amount = numberOf(word)
    if (amount === null || !(words[at - 1] === '€' || words[at + 1] === 'euro' || words[at + 1] === 'euros' || words[at + 1] === 'eur')) continue
    const next = words.slice(at + 1, at + 6).join(' ')
    if (next.includes('per uur') || next.includes('per hour') || next.includes('an hour') || next.includes('bruto')) return amount
  }
  return null
}
