import type { Story } from './team-stories.ts'

export const otherStories: Story[] = [
  {
    key: 'bieb-lezer', kinds: ['schoolbieb', 'voorlezen', 'speelotheek'], voice: 'easy', age: 'older', state: 'invited', daysAgo: 9,
    motivation: 'Mijn kleinkinderen wonen ver weg en ik lees zo graag voor. Ik heb veertig jaar in een boekwinkel gewerkt, dus boeken kaften kan ik met mijn ogen dicht.',
    chat: [
      ['o', 2, '12:20', 'Beste {voornaam}, veertig jaar boekwinkel! Daar zeggen wij geen nee tegen. Kun je volgende week {dag} om negen uur?'],
      ['v', 2, '15:41', 'Dat kan. Ik neem een paar oude prentenboeken mee, als dat mag.'],
      ['o', 3, '08:30', 'Heel graag. Tot dan, {straat} {nummer}.'],
    ],
  },
  {
    key: 'klus-man', kinds: ['klusteam', 'klusser', 'repaircafe', 'verhuizen', 'restaureren'], voice: 'easy', age: 'older', state: 'active', daysAgo: 90,
    motivation: 'Ben timmerman geweest. Knieen zijn versleten, handen niet. Ik heb een bus vol gereedschap en s ochtends tijd zat.',
    answers: ['Alles met hout. Kranen ook. Van elektra blijf ik af.'],
    chat: [
      ['o', 1, '16:00', 'Dag {voornaam}, dat klinkt goed. Wanneer kun je?'],
      ['v', 1, '16:09', 'morgen'],
      ['o', 1, '16:15', 'Ha, dat is snel. Donderdag om negen uur dan, eerst koffie.'],
      ['v', 1, '16:16', 'ok'],
      ['o', 60, '11:30', 'Je krijgt de groeten van mevrouw Boersma. Ze zegt dat de deur nog nooit zo zacht dichtging.'],
      ['v', 60, '19:55', 'graag gedaan. was een kwestie van schaven'],
    ],
  },
  {
    key: 'rit-vol', kinds: ['vervoer', 'ophalen', 'kerk-rijden'], voice: 'easy', age: 'older', state: 'accepted', daysAgo: 20,
    motivation: 'Sinds mijn pensioen staat de auto te vaak stil. Ik rijd graag en ken alle sluipwegen in de streek. Maandag en dinsdag kan ik meestal.',
    chat: [
      ['o', 2, '13:22', 'Welkom {voornaam}! Heb je al eens met een rollator in de kofferbak gereden?'],
      ['v', 2, '14:10', 'Die van mijn schoonmoeder. Inclusief schoonmoeder.'],
      ['o', 3, '09:15', 'Dan ben je geslaagd. Ik maak de papieren in orde, de VOG is gratis voor je.'],
      ['v', 12, '10:01', 'VOG is binnen. Laat de eerste rit maar komen.'],
    ],
  },
  {
    key: 'website-student', kinds: ['website', 'sociale-media', 'nieuwsbrief', 'fotograaf'], voice: 'easy', age: 'young', state: 'active', daysAgo: 48,
    motivation: 'Ik doe de opleiding communicatie en wil iets maken dat echt gebruikt wordt. Ik kan schrijven en filmen en heb een goede camera.',
    answers: [],
    chat: [
      ['o', 1, '10:48', 'Hoi {voornaam}, heb je een voorbeeld van iets dat je gemaakt hebt?'],
      ['v', 1, '11:30', 'Ja, een filmpje over de voetbalclub van mijn broertje. Ik laat het graag zien als ik langskom!'],
      ['o', 2, '09:12', 'Kom donderdag maar. Neem je broertje mee, dan heb ik ook iemand om mee te voetballen.'],
      ['v', 30, '22:14', 'De nieuwe foto’s staan erop. Die met de hond kreeg al 200 hartjes.'],
      ['o', 31, '08:50', 'Die hond wordt nog beroemder dan wij. Top gedaan!'],
    ],
  },
  {
    key: 'lunch-moeder', kinds: ['overblijf', 'zwemmen-fietsen', 'schoolfeest'], voice: 'learner', state: 'accepted', daysAgo: 18,
    motivation: 'Mijn zoon zit op deze school in groep 4. Ik wil helpen. Ik spreek een beetje Nederlands en kinderen leren mij altijd nieuwe woorden.',
    chat: [
      ['o', 1, '15:25', 'Wat leuk, {voornaam}! Kun je op maandag en donderdag?'],
      ['v', 1, '20:10', 'Ja kan ik. Hoe laat moet ik komen'],
      ['o', 2, '08:20', 'Om kwart voor twaalf. Je loopt de eerste week mee met Karin.'],
      ['v', 9, '13:20', 'Vandaag was leuk!! De kinderen leren mij woord: boterhamzakje. Heel moeilijk woord.'],
      ['o', 9, '14:02', 'Dat is ook het moeilijkste woord van de school. Je krijgt er een sticker voor.'],
    ],
    unread: { v: 1 },
  },
  {
    key: 'adviseur-hr', kinds: ['adviseur', 'receptie', 'ontvangst-nieuw'], voice: 'easy', age: 'older', state: 'waitlisted', daysAgo: 22,
    motivation: 'Ik heb dertig jaar gesprekken gevoerd op een personeelsafdeling. Vaak waren dat moeilijke gesprekken. Ik wil er nu wel een paar leuke bij.',
    answers: ['Dertig jaar personeelszaken, vooral gesprekken.'],
    chat: [
      ['o', 2, '11:11', 'Beste {voornaam}, we zouden je zo willen hebben. De ploeg is alleen net vol. Mag ik je op de wachtlijst zetten?'],
      ['v', 2, '12:30', 'Dat mag. Ik heb geduld, ook geleerd op het werk.'],
    ],
  },
  {
    key: 'geen-vog', kinds: ['gezinsmaatje', 'bezoek', 'wandelen', 'speelochtend', 'voorlezen', 'huiswerk', 'computerhulp'], voice: 'easy', state: 'declined', daysAgo: 26, declineReason: 'not_suitable_now',
    motivation: 'Ik zoek iets voor een paar weken, totdat mijn nieuwe baan begint. Daarna heb ik helaas geen tijd meer.',
    answers: ['Nog niet veel, maar ik wil het graag leren.'],
    chat: [
      ['o', 2, '10:10', 'Dag {voornaam}, lief dat je wilt helpen. Voor dit werk zoeken we iemand die minstens een half jaar kan blijven, omdat mensen aan je gaan hechten. Daarom zeg ik nu nee.'],
      ['o', 2, '10:12', 'Wil je wel een dag helpen? Op de markt in het voorjaar zoeken ze nog mensen.'],
      ['v', 2, '19:26', 'Snap ik. Die markt lijkt me leuk, ik ga kijken!'],
    ],
  },
  {
    key: 'geen-rijbewijs', kinds: ['ophalen', 'rolstoelbus', 'vervoer'], voice: 'easy', age: 'young', state: 'declined', daysAgo: 19, declineReason: 'requirements',
    motivation: 'Ik wil graag rijden! Ik ben nu bezig met mijn rijlessen en verwacht in maart af te rijden.',
    chat: [
      ['o', 1, '09:30', 'Hoi {voornaam}, leuk plan, maar zonder rijbewijs mogen we je echt nog niet laten rijden. Stuur je een berichtje als je geslaagd bent?'],
      ['v', 1, '12:02', 'Doe ik! Duim voor me, ik ben al een keer gezakt op inparkeren.'],
      ['o', 1, '12:20', 'Wij parkeren hier ook altijd scheef. Zet hem op!'],
    ],
  },
  {
    key: 'andere-plek', kinds: ['administratie', 'bestuur', 'penningmeester', 'fondsen', 'coordinatie', 'archief'], voice: 'easy', state: 'withdrawn', daysAgo: 33, withdrawReason: 'other_place',
    motivation: 'Ik ben boekhouder en houd van nette lijstjes. Ik wil graag één avond per week iets doen.',
    answers: ['Ik zou niet te veel ineens veranderen.'],
    chat: [
      ['v', 9, '20:20', 'Beste {contact}, ik heb inmiddels bij de muziekschool ja gezegd, daar konden ze meteen beginnen. Succes met zoeken!'],
      ['o', 10, '10:05', 'Jammer voor ons, fijn voor de muziekschool! Sorry dat wij zo laat reageerden. Veel plezier daar.'],
    ],
  },
  {
    key: 'geen-antwoord', kinds: ['huiswerk', 'klusteam', 'taalmaatje', 'formulieren', 'sociale-media', 'zwerfvuil', 'schoonmaak'], voice: 'easy', state: 'withdrawn', daysAgo: 38, withdrawReason: 'no_response',
    motivation: 'Ik heb op vrijdag een vrije dag en wil die goed besteden. Ik hoor graag van jullie.',
    answers: ['Rekenen en Engels. En fietsen repareren, als dat telt.'],
    chat: [
      ['v', 8, '18:40', 'Hallo, is er nog plek? Dan houd ik de vrijdag vrij.'],
      ['v', 21, '18:05', 'Ik heb niets gehoord, dus ik kijk even verder. Groeten, {voornaam}'],
    ],
    unread: { o: 1 },
  },
  {
    key: 'verhuisd', kinds: ['moestuin', 'snoeien', 'natuurwerkdag', 'dieren-voeren', 'schooltuin', 'vogels-tellen', 'dieren-gastheer', 'honden'], voice: 'easy', age: 'older', state: 'stopped', daysAgo: 120,
    motivation: 'Ik woon op een flat met een balkon van drie vierkante meter. Ik mis grond onder mijn nagels.',
    answers: ['Ja, een teckel. Die was de baas.'],
    chat: [
      ['o', 2, '12:12', 'Dan ben je hier goed, {voornaam}. Kom {dag}, oude kleren aan.'],
      ['v', 2, '12:30', 'Ik heb alleen maar oude kleren. Tot dan!'],
      ['v', 80, '19:15', 'Ik ga in december verhuizen naar Groningen, mijn dochter krijgt een kindje. Ik vind het jammer om te stoppen.'],
      ['o', 81, '08:52', 'Wat een mooi nieuws, en wat gaan we je missen. Je krijgt een tas bollen mee voor in Groningen.'],
    ],
  },
  {
    key: 'verlopen', kinds: ['receptie', 'huiswerk', 'sociale-media', 'schooltuin', 'snoeien', 'zwerfvuil', 'vervoer', 'rondleider'], voice: 'easy', state: 'expired', daysAgo: 58,
    motivation: 'Ik zag jullie oproep op het prikbord bij de supermarkt. Lijkt me leuk, ik kan op {dag}.',
    chat: [],
    source: 'widget',
  },
  {
    key: 'taal-terug', kinds: ['taalcafe', 'taalmaatje', 'mee-op-stap', 'formulieren', 'ontvangst-nieuw', 'voorlezen', 'computerhulp'], voice: 'learner', state: 'active', daysAgo: 55,
    motivation: 'Vier jaar geleden ik was zelf nieuw en iemand heeft mij geholpen met praten. Nu kan ik andere mensen helpen. Ik spreek Arabisch, Engels en Nederlands niveau B1.',
    answers: ['In de bibliotheek, daar is warm en gratis.'],
    chat: [
      ['o', 1, '09:35', 'Wat mooi dat je het wilt doorgeven, {voornaam}. Kom je {dag} meekijken?'],
      ['v', 1, '10:20', 'Ja zeker. Ik neem dadels mee'],
      ['o', 8, '17:00', 'Je was geweldig vandaag. En de dadels ook.'],
      ['v', 8, '19:12', 'Dank je wel! Ik was zenuwachtig maar iedereen lachte met mij, niet om mij. Dat is goed woord?'],
      ['o', 9, '08:40', 'Dat is precies het goede woord.'],
    ],
  },
  {
    key: 'engels-buiten', kinds: ['zwerfvuil', 'verhuizen', 'moestuin', 'natuurwerkdag', 'dieren-voeren', 'snoeien', 'terrein'], voice: 'english', state: 'invited', daysAgo: 6,
    motivation: 'Hello, I am a PhD student and I spend my days staring at data. I would love to do something with my hands. My Dutch is basic but I understand a lot if people speak slowly.',
    chat: [
      ['o', 1, '10:55', 'Hi {voornaam}, welcome! Slow Dutch is our speciality. Can you come by this week?'],
      ['v', 1, '13:08', 'Great! Is Thursday after four OK?'],
      ['o', 2, '09:03', 'Perfect. We meet at {straat} {nummer}. Bring boots, and an appetite.'],
      ['v', 4, '21:40', 'Quick question: do I need to bring gloves as well?'],
    ],
    unread: { o: 1 },
  },
  {
    key: 'engels-nieuw', kinds: ['sociale-media', 'repaircafe', 'website', 'ict-centrum', 'huiswerk', 'computerhulp', 'receptie'], voice: 'english', state: 'new', daysAgo: 2,
    motivation: 'Hi! I work in IT and have every Friday afternoon off. Happy to help with computers, English homework or making coffee. I am told my coffee is better than my Dutch.',
    answers: ['Anything with a screen.'],
    chat: [],
  },
  {
    key: 'eenzaam', kinds: ['koffie', 'spelletjes', 'samen-eten', 'ontvangst-nieuw', 'balie-museum', 'receptie', 'schuldhulp-kleding', 'creatief', 'kantine', 'naailes'], voice: 'easy', age: 'older', state: 'in_review', daysAgo: 4,
    motivation: 'Eerlijk gezegd zit ik sinds de scheiding te veel alleen. Ik dacht: ik kan ook iemand anders koffie geven in plaats van mezelf. Ik ben vrolijk gezelschap, echt waar.',
    chat: [
      ['o', 1, '11:14', 'Dag {voornaam}, dank voor je eerlijke bericht. Bij ons zit bijna iedereen weleens te veel alleen, dus je past er zo bij. Kom je {dag} kijken?'],
      ['v', 1, '11:52', 'Ja! Moet ik koekjes meenemen?'],
      ['o', 2, '09:06', 'Nee, daar hebben we er al veel te veel van. Alleen jezelf.'],
    ],
    unread: { v: 1 },
  },
  {
    key: 'stage', kinds: ['open-dag', 'kerst', 'kantine', 'schoolbieb', 'dieren-gastheer', 'trainer', 'winkeltje', 'zwemmen-fietsen', 'burendag', 'beurs', 'inzamelen', 'bingo', 'loop'], voice: 'easy', age: 'young', state: 'new', daysAgo: 3,
    motivation: 'hoi ik zit in 3 havo en moet 30 uur stage doen. mijn oma zegt dat het bij jullie gezellig is. ik kan na school en in het weekend. ben op tijd (meestal)',
    chat: [],
    source: 'widget',
  },
  {
    key: 'sport-vader', kinds: ['trainer', 'scheidsrechter', 'terrein', 'g-sport', 'wandelvoetbal', 'kantine', 'zwemmen-fietsen'], voice: 'easy', age: 'older', state: 'completed', daysAgo: 140,
    motivation: 'Mijn dochter zit nu een jaar bij jullie en ik sta toch altijd langs de lijn te roepen. Dan kan ik beter meehelpen.',
    answers: ['Handbal, tot mijn knie ermee stopte.'],
    chat: [
      ['o', 1, '20:30', 'Haha, we hadden je al gehoord. Kom je woensdag?'],
      ['v', 1, '20:34', 'Ik ben er. Zal zachter roepen.'],
      ['o', 90, '21:02', 'Seizoen voorbij! Dank voor alles, het team heeft een tekening voor je gemaakt.'],
      ['v', 90, '21:20', 'Die hangt al. Ik lijk wel erg op een aardappel.'],
    ],
  },
  {
    key: 'nacht', kinds: ['nachtwaken', 'luisteren', 'stille-ruimte', 'kerk-rijden', 'geldmaatje', 'formulieren', 'boodschappen', 'bezoek', 'maatje-beperking'], voice: 'easy', age: 'older', state: 'in_review', daysAgo: 9,
    motivation: 'Twee jaar geleden zat er iemand naast het bed van mijn man, zodat ik kon slapen. Ik weet haar naam niet eens meer, maar ik ben haar nooit vergeten. Nu wil ik dat voor een ander doen.',
    answers: ['Ik weet hoe het is als iemand er gewoon is.', 'Een eind fietsen. En dan soep.'],
    chat: [
      ['o', 1, '16:45', 'Lieve {voornaam}, wat een bericht. Dank je wel. Ik wil je graag ontmoeten en eerst rustig praten, want twee jaar is nog niet zo lang.'],
      ['v', 2, '10:22', 'Dat vind ik fijn. Ik kan elke middag.'],
      ['o', 3, '09:40', 'Dinsdag om twee uur dan, bij ons. Ik zet thee.'],
      ['v', 3, '10:01', 'Tot dinsdag.'],
      ['o', 7, '15:30', 'Dank voor je openheid vandaag. Denk er rustig over na, je hoeft niet te haasten.'],
    ],
  },
  {
    key: 'kunst', kinds: ['kinderatelier', 'decor', 'creatief', 'rondleider', 'restaureren', 'archief', 'licht-geluid', 'programmaboekjes', 'balie-museum', 'fotograaf'], voice: 'easy', age: 'young', state: 'accepted', daysAgo: 14,
    motivation: 'Ik heb de kunstacademie gedaan en werk nu in een magazijn. Mijn handen willen weer eens iets maken.',
    answers: ['Het verhaal van de brug die te kort was.'],
    chat: [
      ['o', 1, '13:13', 'Wat maak je het liefst, {voornaam}?'],
      ['v', 1, '22:05', 'Alles van karton. Ik heb ooit een olifant gemaakt die niet door de deur paste.'],
      ['o', 2, '10:30', 'Onze deur is twee meter veertig breed. Kom kennismaken!'],
      ['v', 8, '17:50', 'Was erg leuk vandaag. Volgende week ben ik er weer, met mesjes.'],
    ],
  },
  {
    key: 'kerst-gezin', kinds: ['kerst', 'open-dag', 'burendag', 'beurs'], voice: 'easy', age: 'older', state: 'accepted', daysAgo: 7,
    motivation: 'Wij willen dit graag met het hele gezin doen: twee ouders en drie kinderen van 8, 11 en 14. De jongste kan heel goed servetten vouwen.',
    chat: [
      ['o', 1, '12:25', 'Een servettenvouwer! Die zochten we al jaren. Jullie staan op de lijst.'],
      ['v', 1, '18:40', 'Ze is nu al aan het oefenen. We hebben geen keukenpapier meer.'],
    ],
  },
  {
    key: 'papier', kinds: ['samen-eten', 'pakketten', 'ophalen', 'schuldhulp-kleding', 'weggeefwinkel', 'inzamelen'], voice: 'learner', state: 'active', daysAgo: 70, source: 'coordinator',
    motivation: 'Ik heb hier zelf hulp gekregen toen het moeilijk was. Nu gaat beter met mij. Ik wil helpen, ik ben sterk.',
    chat: [
      ['o', 2, '09:50', 'Wat goed om van je te horen, {voornaam}! Natuurlijk ben je welkom. {dag} om half negen?'],
      ['v', 2, '10:05', 'Ik kom. Dank u voor vertrouwen'],
      ['o', 45, '15:15', 'Je bent een kanjer. Zonder jou stonden de kratten nu nog buiten.'],
      ['v', 45, '18:00', 'Wat is kanjer? Ik zoek op... oh :) dank je'],
    ],
  },
  {
    key: 'wachtlijst-dier', kinds: ['honden', 'dieren-voeren', 'dieren-gastheer', 'vogels-tellen', 'dieren-schoolklas', 'speelotheek', 'kinderfietsen', 'programmaboekjes', 'zomerkamp'], voice: 'easy', age: 'young', state: 'waitlisted', daysAgo: 12,
    motivation: 'Ik wil later dierenarts of juf worden, dat weet ik nog niet. Daarom wil ik alvast oefenen. Ik ben 17.',
    answers: ['Nee, maar wel twee cavia’s en een eigenwijze kat.'],
    chat: [
      ['o', 2, '16:16', 'Hoi {voornaam}, leuk! We hebben nu genoeg mensen op {dag}. Zodra er iemand stopt, bel ik je. Goed?'],
      ['v', 2, '16:40', 'ja is goed! ik kan ook andere dagen hoor'],
      ['o', 3, '09:05', 'Dat schrijf ik erbij.'],
    ],
  },
  {
    key: 'gesprek-vraag', kinds: 'any', voice: 'easy', state: 'new', daysAgo: 7,
    motivation: 'Ik lees dat jullie iemand zoeken voor “{titel}”. Dat lijkt me wel wat. Ik heb alleen een hond die niet lang alleen kan zijn. Mag hij mee?',
    answers: ['Dat vertel ik liever als we elkaar spreken.', 'Wandelen met de hond.'],
    chat: [
      ['v', 3, '14:02', 'O, en hij blaft niet. Bijna niet.'],
    ],
    unread: { o: 1 },
  },
  {
    key: 'lang-wachten', kinds: 'any', voice: 'easy', state: 'new', daysAgo: 15,
    motivation: 'Goedemiddag, na mijn burn-out wil ik rustig weer opbouwen. Twee uur per week zou mooi zijn. Is dat mogelijk bij {org}?',
    answers: ['Ik ben zorgvuldig en rustig.', 'Muziek luisteren.'],
    chat: [],
  },
]
